import { type ByteReader, ByteWriter } from './byte-stream.ts';
import {
  beliefOf,
  bytesOf,
  codesOf,
  encodeLearner,
  readBelief,
  readHead,
  readSubcategory,
  stateOf,
  textOf,
  writeBelief,
  writeHead,
  writeSubcategory,
} from './encoding.ts';
import { gridOf, MS_PER_MINUTE, minuteOf, type Term } from './forgetting.ts';
import { type Evidence, type Observation, observe } from './observe.ts';

/**
 * {@link observe} on a state as it is stored: the same text and evidence as decoding it, observing and encoding it
 * again, for the price of what one answer touches. Of the tree of beliefs only level and form, the item's category, its
 * subcategory and the types of that are read; the others stay the bytes they are, but for their ages.
 */
export function observeStored(
  text: string,
  observation: Observation,
  now: number,
): { text: string; evidence: Evidence } {
  const { category, subcategory } = observation.item;
  const bytes = bytesOf(text);
  const read = readHead(bytes);
  if (read.lastAt === null) {
    const { state, evidence } = observe(stateOf(read), observation, now);
    return { text: encodeLearner(state), evidence };
  }
  const latest = minuteOf(read.lastAt);
  const name = subcategory.slice(category.length + 1);
  let parentAt = latest;
  let siblings: Kept[] = [];
  const categories = readEntries(bytes, 'category', category, skipSubcategories, () => {
    const parent = readBelief(bytes, 'category', latest);
    parentAt = parent.at;
    read.beliefs.push([category, parent]);
    siblings = readEntries(bytes, 'subcategory', name, skipTallyAndTypes, () =>
      readSubcategory(bytes, read, subcategory, parentAt),
    );
  });

  const { state, evidence } = observe(stateOf(read), observation, now);
  const out = new ByteWriter();
  writeHead(out, state);
  const newLatest = minuteOf(state.lastAt ?? now);
  writeEntries(out, bytes, categories, newLatest - latest, category, () => {
    const parent = beliefOf(state, category);
    writeBelief(out, 'category', parent, newLatest);
    writeEntries(out, bytes, siblings, parent.at - parentAt, name, () =>
      writeSubcategory(out, state, subcategory, parent.at, codesOf(state).types.get(subcategory) ?? []),
    );
  });
  return { text: textOf(out), evidence };
}

/** A category or subcategory the answer does not touch, by places in the bytes: name and figures, age, and the rest. */
interface Kept {
  readonly name: string;
  readonly start: number;
  readonly ageAt: number;
  /** Minutes before its parent's. */
  readonly age: number;
  readonly restAt: number;
  readonly end: number;
}

/** Has the entry of this name read, and passes over the others. */
function readEntries(
  bytes: ByteReader,
  term: Term,
  wanted: string,
  skipRest: (bytes: ByteReader) => void,
  read: () => void,
): Kept[] {
  const kept: Kept[] = [];
  for (let entries = bytes.count(); entries > 0; entries--) {
    const start = bytes.at;
    const name = bytes.name();
    if (name === wanted) {
      read();
      continue;
    }
    skipFigures(bytes, term);
    const ageAt = bytes.at;
    const age = bytes.count();
    const restAt = bytes.at;
    skipRest(bytes);
    kept.push({ name, start, ageAt, age, restAt, end: bytes.at });
  }
  return kept;
}

/** What was kept, so many milliseconds older against its parent, with the new entry at its place in the alphabet. */
function writeEntries(
  out: ByteWriter,
  bytes: ByteReader,
  kept: readonly Kept[],
  older: number,
  fresh: string,
  write: () => void,
): void {
  const before = kept.filter(({ name }) => name < fresh).length;
  out.count(kept.length + 1);
  const copy = ({ start, ageAt, age, restAt, end }: Kept) => {
    out.copy(bytes, start, ageAt);
    out.count(age + older / MS_PER_MINUTE);
    out.copy(bytes, restAt, end);
  };
  kept.slice(0, before).forEach(copy);
  out.name(fresh);
  write();
  kept.slice(before).forEach(copy);
}

function skipFigures(bytes: ByteReader, term: Term): void {
  bytes.skip(2 * gridOf(term).bytes);
  bytes.count();
}

/** All that follows the figures of a category. */
function skipSubcategories(bytes: ByteReader): void {
  for (let subcategories = bytes.count(); subcategories > 0; subcategories--) {
    bytes.name();
    skipFigures(bytes, 'subcategory');
    bytes.count();
    skipTallyAndTypes(bytes);
  }
}

/** All that follows the figures of a subcategory. */
function skipTallyAndTypes(bytes: ByteReader): void {
  if (bytes.count() > 0) {
    bytes.count();
    bytes.offset();
  }
  for (let bits = bytes.count(); bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 0) continue;
    skipFigures(bytes, 'type');
    if (bytes.count() % 2 === 1) bytes.offset();
  }
}
