import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

interface Renderer {
  files: Record<string, string>;
  render(path: string): { html: string; title: string };
}

const emptyRoot = '<div id="root"></div>';

function put(page: string, mark: string | RegExp, text: string): string {
  const next = page.replace(mark, () => text);
  if (next === page) throw new Error(`The page template no longer holds ${mark}`);
  return next;
}

async function renderer(root: string): Promise<Renderer> {
  const outDir = path.join(root, '.cache/prerender');
  await rm(outDir, { recursive: true, force: true });
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/prerender.tsx', outDir },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(path.join(outDir, 'prerender.js')).href) as Promise<Renderer>;
}

/**
 * Writes a visitor's pages into `dist` as whole HTML files, and `app.html`, the shell of the signed-in pages, which
 * starts with the spinner. The server fills in `%PRODUCT_NAME%`, `%SUPPORT_EMAIL%` and the settings script.
 */
export async function prerender(root: string): Promise<void> {
  const dist = path.join(root, 'dist');
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const { files, render } = await renderer(root);
  for (const [file, address] of Object.entries(files)) {
    const { html, title } = render(address);
    const titled = put(template, /<title>.*<\/title>/, `<title>${title}</title>`);
    await writeFile(path.join(dist, file), put(titled, emptyRoot, `<div id="root">${html}</div>`));
  }
  const shell = put(template, '<html lang="en-IN"', '<html lang="en-IN" data-boot');
  await writeFile(path.join(dist, 'app.html'), shell);
}
