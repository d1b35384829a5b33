import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Built files by their source, from Vite's manifest. */
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

/** Parts of a session that load only on a press, at its end, or on another page; all others load by themselves. */
const asked =
  /(Page|Layout|Dialog|Chat|ExampleFirst|MarkControls|NextSession|NoOpenSession|QuestionTools|Recap|RecapTools|ReportQuestion|SignInAgain)(\.tsx|-[\w-]+\.js)$/;

/** `sources` and their parts that load without a press. */
export function withParts(chunks: Chunks, sources: readonly string[]): string[] {
  const all = reached(chunks, [entry, ...sources], new Set());
  const parts = [...all].flatMap(source => chunks[source]?.dynamicImports ?? []);
  const more = parts.filter(part => !all.has(part) && !asked.test(part));
  return more.length === 0 ? [...sources] : withParts(chunks, [...sources, ...more]);
}

const filesOf = (chunks: Chunks, sources: Iterable<string>) =>
  [...sources].flatMap(source => chunks[source] ?? []).flatMap(({ file, css = [] }) => [file, ...css]);

/** Scripts that every page loads, the entry first. */
export const entryScripts = (chunks: Chunks): string[] =>
  filesOf(chunks, reached(chunks, [entry], new Set()))
    .filter(file => file.endsWith('.js'))
    .map(file => `/${file}`);

/** Files (styles too) that `sources` load beyond those of every page. */
export function filesBeyondEntry(chunks: Chunks, sources: readonly string[]): string[] {
  const shared = reached(chunks, [entry], new Set());
  const own = [...reached(chunks, sources, new Set())].filter(source => !shared.has(source));
  return filesOf(chunks, own).map(file => `/${file}`);
}
