import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Chunks, entryScripts, filesBeyondEntry, withParts } from './chunks.ts';
import { type PublicPage, screenSources } from './prerender.ts';

const isScript = (file: string) => file.endsWith('.js');

/**
 * Maximum bytes of scripts: of a first visit and of a session (gzip), and of the inline scripts that delay the first
 * paint (theme, start, and the landing page's tab).
 */
const most = { gzip: 100 * 1024, session: 180 * 1024, inline: 2.5 * 1024 };

const kB = (bytes: number) => (bytes / 1024).toFixed(1);

/** Fails the build when a public page or the session exceeds its budget. */
export async function checkBudget(root: string, chunks: Chunks, pages: PublicPage[]): Promise<void> {
  const dist = path.join(root, 'dist');
  const scriptsOf = async (sources: string[]): Promise<number> => {
    const files = [...entryScripts(chunks), ...filesBeyondEntry(chunks, sources)].filter(isScript);
    // Compressed as by the server.
    const sizes = files.map(
      async file => gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length,
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  for (const { file, source } of pages) {
    const gzip = await scriptsOf([source]);
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
  // Help, marks and vitals load after the question without a press, and count too.
  const { '/session': screen = [], maths = [] } = screenSources;
  const session = await scriptsOf(withParts(chunks, [...screen, ...maths]));
  const words = `/session: scripts ${kB(session)} of ${kB(most.session)} kB (gzip), KaTeX and all that comes without a press`;
  process.stdout.write(`${words}\n`);
  if (session > most.session) throw new Error(`Too much script. ${words}`);
}
