import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { type Chunks, entryScripts, filesBeyondEntry } from './chunks.ts';
import { screenSources } from './prerender.ts';

/** Fonts of the screens and of most formulas, with their characters for rarer formulas. */
const type = /^(anek|katex)-.*\.woff2$/;

/** Writes `offline.js`, the service worker, with the files of a session's screen. */
export async function writeOffline(root: string, chunks: Chunks): Promise<void> {
  const dist = path.join(root, 'dist');
  const { '/session': session = [], maths = [] } = screenSources;
  const fonts = (await readdir(path.join(dist, 'assets'))).filter(name => type.test(name));
  const files = [
    ...entryScripts(chunks),
    ...filesBeyondEntry(chunks, [...session, ...maths]),
    ...fonts.map(name => `/assets/${name}`),
  ];
  const shell = await readFile(path.join(dist, 'app.html'));
  const hash = createHash('sha256').update(shell).update(files.join());
  await build({
    root,
    // The pages' configuration has plugins and chunk groups, which would split the worker into several files.
    configFile: false,
    logLevel: 'error',
    define: {
      __RELEASE__: JSON.stringify(hash.digest('base64url').slice(0, 12)),
      __FILES__: JSON.stringify(files),
    },
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: 'src/worker/offline.ts',
        output: { format: 'iife', entryFileNames: 'offline.js' },
      },
    },
  });
  const sizes = await Promise.all(
    files.map(async file => {
      const content = await readFile(path.join(dist, file));
      return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
    }),
  );
  const all = sizes.reduce((sum, size) => sum + size, gzipSync(shell).length);
  process.stdout.write(`offline.js keeps ${files.length + 1} files of ${(all / 1024).toFixed(1)} kB\n`);
}
