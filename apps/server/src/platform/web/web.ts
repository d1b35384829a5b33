import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/encoding.ts';
import { sendProblem } from '../http/errors.ts';
import { contentSecurityPolicy } from '../http/headers.ts';
import { isApi } from '../http/server.ts';
import { AppError } from '../problems.ts';
import { readFiles, type WebFile, webFile } from './files.ts';
import { fillFile, fillHtml, type Place, scriptHashes } from './html.ts';

/** Screens behind the sign-in: they share one shell, `app.html` (or `index.html` when there is none). */
const shellPaths = new Set([
  '/dashboard',
  '/session',
  '/history',
  '/account',
  '/study-plan',
  '/resume-subscription',
]);

interface Page {
  file: WebFile;
  policy: string;
}

/** Serves the built web app: hashed assets for ever, prerendered pages by their route, a designed page for the rest. */
export function serveWeb(app: FastifyInstance, root: string | null, place: Place): void {
  const files =
    root && existsSync(root)
      ? readFiles(root, (path, text) => fillFile(path, text, place))
      : new Map<string, WebFile>();
  const pages = new Map<string, Page>();
  for (const [path, file] of files) {
    if (path.endsWith('.html'))
      pages.set(path, { file, policy: contentSecurityPolicy(scriptHashes(file.content.toString('utf8'))) });
  }
  const first = (...paths: string[]) => paths.map(path => pages.get(path)).find(Boolean);
  const lost = first('/404.html') ?? plainPage(place, pages.size > 0);

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
    // One address a page; only for pages there are, so that no path can point to another host.
    if (path.endsWith('/') && path !== '/' && (shellPaths.has(route) || pages.has(`${route}.html`)))
      return reply.redirect(`${route}${request.url.replace(/^[^?]*/, '')}`, 308);
    const page = shellPaths.has(route)
      ? first('/app.html', '/index.html')
      : first(`${route}.html`, `${route}/index.html`);
    if (!page || route === '/app' || route === '/404') reply.code(404);
    const { file, policy } = reply.statusCode === 404 || !page ? lost : page;
    reply.header('cache-control', 'no-cache').header('content-security-policy', policy);
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

/** Stands in where the web app is not built. */
function plainPage(place: Place, built: boolean): Page {
  const words = built ? 'This page does not exist.' : 'The web app is not built. Run: npm start';
  const html = fillHtml(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>%PRODUCT_NAME%</title></head><body><main><h1>%PRODUCT_NAME%</h1><p>${words}</p><p><a href="/">Home</a></p></main></body></html>`,
    place,
  );
  return { file: webFile('text/html; charset=utf-8', Buffer.from(html)), policy: contentSecurityPolicy([]) };
}
