import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptedEncoding } from '../http/encoding.ts';
import { sendProblem } from '../http/errors.ts';
import { contentSecurityPolicy, shopHeaders } from '../http/headers.ts';
import { isApi } from '../http/server.ts';
import { AppError } from '../problems.ts';
import { readFiles, type WebFile, webFile } from './files.ts';
import { fillFile, fillHtml, type Installation, scriptHashes } from './html.ts';

/** The web app's table of addresses, from the build: the page of each path that is no file. */
const servedPath = z.object({ path: z.string().startsWith('/'), file: z.string() });

/** Finds the page of a path: `:id` at the end of a pattern is one segment, `*` any number. */
function shellFinder(root: string | null): (path: string) => string | undefined {
  const list = root && join(root, 'addresses.json');
  const known =
    list && existsSync(list) ? z.array(servedPath).parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  const patterns = known.map(({ path, file }) => ({
    fits: new RegExp(`^${path.replace(/\/:id$/, '/[^/]+').replace(/\/\*$/, '(/.+)?')}$`),
    file,
  }));
  return path => patterns.find(({ fits }) => fits.test(path))?.file;
}

/** Pages that sell: only they may load the provider's checkout script. */
const buyingPaths = new Set(['/pricing', '/resume-subscription']);

interface Page {
  file: WebFile;
  policy: string;
}

/** Serves the built web app: hashed assets cached for a year, prerendered pages by route, the 404 page for the rest. */
export function serveWeb(app: FastifyInstance, root: string | null, installation: Installation): void {
  const files =
    root && existsSync(root)
      ? readFiles(root, (path, text) => fillFile(path, text, installation))
      : new Map<string, WebFile>();
  const pages = new Map<string, Page>();
  const hashesOf = (file: WebFile) => scriptHashes(file.content.toString('utf8'));
  for (const [path, file] of files) {
    if (path.endsWith('.html')) pages.set(path, { file, policy: contentSecurityPolicy(hashesOf(file)) });
  }
  const shellOf = shellFinder(root);
  const first = (...paths: string[]) => paths.map(path => pages.get(path)).find(Boolean);
  const lost = first('/404.html') ?? plainPage(installation, pages.size > 0);

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (isApi(request.url) || path === null)
      return sendProblem(reply, new AppError('not_found', 'Not found'));
    const asset = path.endsWith('.html') ? undefined : files.get(path);
    if (asset) {
      const hashed = path.startsWith('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      return send(request, reply, asset);
    }
    const route = path === '/' ? '/index' : path.replace(/\/$/, '');
    // One address per page; only existing pages redirect, so no path can lead to another host.
    if (path.endsWith('/') && path !== '/' && (shellOf(route) || pages.has(`${route}.html`)))
      return reply.redirect(`${route}${request.url.replace(/^[^?]*/, '')}`, 308);
    const page = first(`/${shellOf(route)}`, `${route}.html`, `${route}/index.html`);
    if (!page || route === '/app' || route === '/404') reply.code(404);
    const { file, policy } = reply.statusCode === 404 || !page ? lost : page;
    const checkout = buyingPaths.has(route) ? installation.checkoutOrigin : null;
    const allowed = checkout ? contentSecurityPolicy(hashesOf(file), checkout) : policy;
    if (checkout) reply.headers(shopHeaders(checkout));
    reply.header('cache-control', 'no-cache').header('content-security-policy', allowed);
    return send(request, reply, file);
  });
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '');
  } catch {
    return null;
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await file.encoded(encoding);
  const etag = body === file.content ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  reply.header('etag', etag).header('vary', 'accept-encoding').type(file.type);
  if (body !== file.content) reply.header('content-encoding', encoding);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(body);
}

/** The page when the web app is not built, or without a 404 page. */
function plainPage(installation: Installation, built: boolean): Page {
  const words = built ? 'This page does not exist.' : 'The web app is not built. Run: npm start';
  const html = fillHtml(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>%PRODUCT_NAME%</title></head><body><main><h1>%PRODUCT_NAME%</h1><p>${words}</p><p><a href="/">Home</a></p></main></body></html>`,
    installation,
  );
  return { file: webFile('text/html; charset=utf-8', Buffer.from(html)), policy: contentSecurityPolicy([]) };
}
