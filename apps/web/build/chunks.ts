import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
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

/** Parts of a session that a press asks for, its end, or another address; every other part comes by itself. */
const asked =
  /(Page|Layout|Dialog|Chat|ExampleFirst|MarkControls|NextSession|NoOpenSession|QuestionTools|Recap|RecapTools|ReportQuestion|SignInAgain)(\.tsx|-[\w-]+\.js)$/;

/** `sources` and the parts of them that a browser loads without being asked. */
export function withParts(chunks: Chunks, sources: readonly string[]): string[] {
  const all = reached(chunks, [entry, ...sources], new Set());
  const parts = [...all].flatMap(source => chunks[source]?.dynamicImports ?? []);
  const more = parts.filter(part => !all.has(part) && !asked.test(part));
  return more.length === 0 ? [...sources] : withParts(chunks, [...sources, ...more]);
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
