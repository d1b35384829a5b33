import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a first visit may cost in scripts, in bytes of gzip. */
const most = 100 * 1024;

/** Fails the build when the landing page has grown too heavy for a phone on a slow line. */
export async function checkBudget(root: string): Promise<void> {
  const page = await readFile(path.join(root, 'dist/index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const sizes = await Promise.all(
    scripts.map(async file => gzipSync(await readFile(path.join(root, 'dist', file)))),
  );
  const total = sizes.reduce((sum, { length }) => sum + length, 0);
  process.stdout.write(`Landing page scripts: ${(total / 1024).toFixed(1)} of ${most / 1024} kB (gzip)\n`);
  if (scripts.length === 0 || total > most) throw new Error('The landing page scripts exceed their budget');
}
