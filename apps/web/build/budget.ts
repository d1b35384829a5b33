import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PublicPage } from '../src/prerender.tsx';
import { type Chunks, entryScripts, filesBeyondEntry } from './chunks.ts';

/** What a first visit may cost in scripts, and how much of them may stand in the way of the first paint, in bytes. */
const most = { gzip: 100 * 1024, inline: 2 * 1024 };

const kB = (bytes: number) => (bytes / 1024).toFixed(1);

/** Fails the build when a page that anyone may see has grown too heavy for a phone on a slow line. */
export async function checkBudget(root: string, chunks: Chunks, pages: PublicPage[]): Promise<void> {
  const dist = path.join(root, 'dist');
  // As the server packs it.
  const gzipped = async (file: string) =>
    gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length;
  for (const { file, source } of pages) {
    const files = [...entryScripts(chunks), ...filesBeyondEntry(chunks, [source])];
    const scripts = files.filter(name => name.endsWith('.js'));
    const gzip = (await Promise.all(scripts.map(gzipped))).reduce((sum, size) => sum + size, 0);
    const html = await readFile(path.join(dist, file), 'utf8');
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].reduce(
      (sum, [, code = '']) => sum + code.length,
      0,
    );
    const words = `${file}: scripts ${kB(gzip)} of ${kB(most.gzip)} kB (gzip), ${inline} of ${most.inline} bytes before paint`;
    process.stdout.write(`${words}\n`);
    if (gzip > most.gzip || inline > most.inline) throw new Error(`Too much script. ${words}`);
    if (/<script[^>]* src=/.test(html)) throw new Error(`${file} loads a script before it is painted`);
  }
}
