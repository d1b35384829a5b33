import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The files of the build by the source they come from, as Vite's manifest lists them. */
export type Chunks = Record<string, Chunk>;

export const readChunks = async (dist: string): Promise<Chunks> =>
  JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Chunks;

const entry = 'index.html';

function reached(chunks: Chunks, sources: readonly string[], found: Set<string>): Set<string> {
  for (const source of sources) {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The build holds no ${source}`);
    if (found.has(source)) continue;
    found.add(source);
    reached(chunks, chunk.imports ?? [], found);
  }
  return found;
}

const filesOf = (chunks: Chunks, sources: Iterable<string>) =>
  [...sources].flatMap(source => chunks[source] ?? []).flatMap(({ file, css = [] }) => [file, ...css]);

/** Every script that any first visit loads, the one that starts first. */
export const entryScripts = (chunks: Chunks): string[] =>
  filesOf(chunks, reached(chunks, [entry], new Set()))
    .filter(file => file.endsWith('.js'))
    .map(file => `/${file}`);

/** What `sources` load, styles too, beyond what is loaded with every page. */
export function filesBeyondEntry(chunks: Chunks, sources: readonly string[]): string[] {
  const shared = reached(chunks, [entry], new Set());
  const own = [...reached(chunks, sources, new Set())].filter(source => !shared.has(source));
  return filesOf(chunks, own).map(file => `/${file}`);
}
