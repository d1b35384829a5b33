import type { Belief } from './belief.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import { gridOf, MS_PER_MINUTE, minuteOf, type Term } from './forgetting.ts';
import { type LearnerState, STATE_VERSION, type Tally } from './learner.ts';

/** What a text of this version begins with. */
const MARK = `${STATE_VERSION}.`;

/**
 * A learner state as a short line of text, without loss: the version and the base64 of these bytes. First the answers
 * and the time of the last one; then the beliefs as the tree they form, level and form before the categories, each
 * category before its subcategories, each subcategory before its types. A belief is its mean and variance in steps of
 * its grid, its attempts and its minutes before the parent's. Names are said once: a category's, a subcategory's
 * without its category, and the types of a subcategory as one bit each. A tally stands with its subcategory, a miss
 * with its type. The same state gives the same text, in whatever order its codes were met.
 */
export function encodeLearner(state: LearnerState): string {
  const out = new ByteWriter();
  writeHead(out, state);
  if (state.lastAt === null) return textOf(out);
  const latest = minuteOf(state.lastAt);
  const { categories, subcategories, types } = codesOf(state);
  out.count(categories.length);
  for (const category of categories) {
    const own = subcategories.get(category) ?? [];
    const parent = beliefOf(state, category);
    out.name(category);
    writeBelief(out, 'category', parent, latest);
    out.count(own.length);
    for (const code of own) {
      out.name(code.slice(category.length + 1));
      writeSubcategory(out, state, code, parent.at, types.get(code) ?? []);
    }
  }
  return textOf(out);
}

/** The state that {@link encodeLearner} wrote. Throws on text of another version. */
export function decodeLearner(text: string): LearnerState {
  const bytes = bytesOf(text);
  const read = readHead(bytes);
  if (read.lastAt === null) return stateOf(read);
  const latest = minuteOf(read.lastAt);
  for (let categories = bytes.count(); categories > 0; categories--) {
    const category = bytes.name();
    const parent = readBelief(bytes, 'category', latest);
    read.beliefs.push([category, parent]);
    for (let subcategories = bytes.count(); subcategories > 0; subcategories--) {
      readSubcategory(bytes, read, `${category}.${bytes.name()}`, parent.at);
    }
  }
  return stateOf(read);
}

export const textOf = (out: ByteWriter): string => MARK + out.base64();

/** Throws on text of another version. */
export function bytesOf(text: string): ByteReader {
  if (!text.startsWith(MARK)) throw new Error(`Unknown version of a learner state: ${text.slice(0, 2)}`);
  return new ByteReader(text.slice(MARK.length));
}

/** What is filled in while a text is read; wide records that are made at once are copied fastest. */
export interface Read {
  readonly answers: number;
  readonly lastAt: number | null;
  readonly beliefs: [string, Belief][];
  readonly tallies: [string, Tally][];
  readonly misses: [string, number][];
}

export const stateOf = ({ answers, lastAt, beliefs, tallies, misses }: Read): LearnerState => ({
  version: STATE_VERSION,
  answers,
  lastAt,
  beliefs: Object.fromEntries(beliefs),
  tallies: Object.fromEntries(tallies),
  misses: Object.fromEntries(misses),
});

/** Answers and time, and what every answer moves: level and form. */
export function writeHead(out: ByteWriter, state: LearnerState): void {
  out.count(state.answers);
  out.count(state.lastAt === null ? 0 : state.lastAt + 1);
  if (state.lastAt === null) return;
  const latest = minuteOf(state.lastAt);
  writeBelief(out, 'level', beliefOf(state, 'level'), latest);
  writeBelief(out, 'form', beliefOf(state, 'form'), latest);
}

export function readHead(bytes: ByteReader): Read {
  const answers = bytes.count();
  const last = bytes.count();
  if (last === 0) return { answers, lastAt: null, beliefs: [], tallies: [], misses: [] };
  const latest = minuteOf(last - 1);
  const level = readBelief(bytes, 'level', latest);
  const form = readBelief(bytes, 'form', latest);
  const beliefs: Read['beliefs'] = [
    ['level', level],
    ['form', form],
  ];
  return { answers, lastAt: last - 1, beliefs, tallies: [], misses: [] };
}

/** A subcategory with its types, after its name. */
export function writeSubcategory(
  out: ByteWriter,
  state: LearnerState,
  code: string,
  parentAt: number,
  types: Numbered[],
): void {
  const belief = beliefOf(state, code);
  writeBelief(out, 'subcategory', belief, parentAt);
  writeTally(out, state.tallies[code], belief.at);
  writeTypes(out, state, belief.at, types);
}

/** What {@link writeSubcategory} wrote. */
export function readSubcategory(bytes: ByteReader, read: Read, code: string, parentAt: number): void {
  const belief = readBelief(bytes, 'subcategory', parentAt);
  read.beliefs.push([code, belief]);
  const tally = readTally(bytes, belief.at);
  if (tally !== null) read.tallies.push([code, tally]);
  readTypes(bytes, read, code, belief.at);
}

export function beliefOf({ beliefs }: LearnerState, key: string): Belief {
  const belief = beliefs[key];
  if (belief === undefined) throw new Error(`A learner state has no belief ${key} above one that it has`);
  return belief;
}

/** A type by its number in its subcategory; the code is the key of its belief, and looked up faster than one made anew. */
interface Numbered {
  readonly number: number;
  readonly code: string;
}

/** The codes a state has beliefs of, in alphabetical order. */
export function codesOf({ beliefs }: LearnerState) {
  const categories: string[] = [];
  const subcategories = new Map<string, string[]>();
  const types = new Map<string, Numbered[]>();
  const put = <T>(into: Map<string, T[]>, code: string, value: T) => {
    const known = into.get(code);
    if (known === undefined) into.set(code, [value]);
    else known.push(value);
  };
  for (const code of Object.keys(beliefs).sort()) {
    if (code === 'level' || code === 'form') continue;
    const first = code.indexOf('.');
    const second = code.indexOf('.', first + 1);
    if (first < 0) categories.push(code);
    else if (second < 0) put(subcategories, code.slice(0, first), code);
    else put(types, code.slice(0, second), { number: numberOf(code, second + 1), code });
  }
  return { categories, subcategories, types };
}

/** Types of a subcategory are numbered from 1 to this: their bits fit one exact number. */
const MOST_TYPES = 50;

function numberOf(type: string, start: number): number {
  const number = Number(type.slice(start));
  if (!Number.isInteger(number) || number < 1 || number > MOST_TYPES)
    throw new Error(`A type of question ends in a number from 1 to ${MOST_TYPES}, and ${type} does not`);
  return number;
}

/** Each type's belief, with its miss: a bit beside its age says whether there is one, and is followed by its time. */
function writeTypes(out: ByteWriter, state: LearnerState, parentAt: number, types: Numbered[]): void {
  out.count(types.reduce((bits, { number }) => bits + 2 ** (number - 1), 0));
  for (const { code } of types.sort((a, b) => a.number - b.number)) {
    const belief = beliefOf(state, code);
    const missed = state.misses[code];
    writeFigures(out, 'type', belief);
    out.count((2 * (parentAt - belief.at)) / MS_PER_MINUTE + (missed === undefined ? 0 : 1));
    if (missed !== undefined) out.offset((belief.at - missed) / MS_PER_MINUTE);
  }
}

function readTypes(
  bytes: ByteReader,
  { beliefs, misses }: Read,
  subcategory: string,
  parentAt: number,
): void {
  let bits = bytes.count();
  for (let number = 1; bits > 0; number++, bits = Math.floor(bits / 2)) {
    if (bits % 2 === 0) continue;
    const code = `${subcategory}.${number}`;
    const belief = readFigures(bytes, 'type');
    const age = bytes.count();
    belief.at = parentAt - Math.floor(age / 2) * MS_PER_MINUTE;
    beliefs.push([code, belief]);
    if (age % 2 === 1) misses.push([code, belief.at - bytes.offset() * MS_PER_MINUTE]);
  }
}

export function writeBelief(out: ByteWriter, term: Term, belief: Belief, parentAt: number): void {
  writeFigures(out, term, belief);
  out.count((parentAt - belief.at) / MS_PER_MINUTE);
}

export function readBelief(bytes: ByteReader, term: Term, parentAt: number): Belief {
  const belief = readFigures(bytes, term);
  belief.at = parentAt - bytes.count() * MS_PER_MINUTE;
  return belief;
}

function writeFigures(out: ByteWriter, term: Term, { mean, variance, n }: Belief): void {
  const { meanParts, varianceParts, bytes } = gridOf(term);
  out.fixed(Math.round(mean * meanParts), bytes);
  out.fixed(Math.round(variance * varianceParts), bytes);
  out.count(n);
}

/** A belief whose time is still to be read. */
function readFigures(bytes: ByteReader, term: Term): { -readonly [K in keyof Belief]: Belief[K] } {
  const grid = gridOf(term);
  return {
    mean: bytes.fixed(grid.bytes, true) / grid.meanParts,
    variance: bytes.fixed(grid.bytes, false) / grid.varianceParts,
    at: 0,
    n: bytes.count(),
  };
}

/** Attempts, and the rest only where there are any: who skipped alone has a belief and no tally. */
function writeTally(out: ByteWriter, tally: Tally | undefined, at: number): void {
  out.count(tally === undefined ? 0 : tally.right + tally.wrong);
  if (tally === undefined) return;
  out.count(tally.right);
  out.offset(tally.lastAt - at);
}

function readTally(bytes: ByteReader, at: number): Tally | null {
  const attempts = bytes.count();
  if (attempts === 0) return null;
  const right = bytes.count();
  return { right, wrong: attempts - right, lastAt: at + bytes.offset() };
}
