import { runInNewContext } from 'node:vm';
import Fraction from 'fraction.js';
import { type Item, makeItem } from './item.ts';
import { Surd } from './question/surd.ts';
import { numberTex, withClosedGroups } from './show.ts';
import type { AnyTemplate, Solution, Walk } from './template.ts';
import { sameValue, type Value } from './value.ts';

/** A quantity as who explains it needs it: numbers for calculations, LaTeX to be read. */
interface PathQuantity {
  name: string | null;
  /** One number; several of a ratio or a point; none where it is no number. */
  value: readonly number[];
  tex: string;
  computation: string | null;
  /** The written step in which it is found or first used, from 0. */
  step: number;
}

/** A mistake of the form, whether or not it became an option. */
interface PathSlip {
  words: string;
  /** The place of the quantity that is found wrongly, or given for the answer. */
  quantity: number;
  /** All quantities on the wrong path, in order. */
  values: readonly (readonly number[])[];
}

/** How an item is found, as data, with all mistakes of its form. */
export interface ItemPath {
  stem: string;
  /** The answer as an option shows it. */
  answer: string;
  /** The numbers with which it was made. */
  given: readonly number[];
  quantities: readonly PathQuantity[];
  /** The place of the quantity that is asked. */
  asked: number;
  slips: readonly PathSlip[];
  /** Why each written step is taken, where the form says so. */
  because: readonly (string | null)[];
  steps: readonly { says: string; works: string }[];
}

/** The numbers of a value: a list of one for one, none for a text. */
function numbersOf(value: Value): number[] {
  if (value instanceof Fraction || value instanceof Surd) return [value.valueOf()];
  if (typeof value === 'number') return [value];
  return typeof value === 'string' ? [] : value.flatMap(numbersOf);
}

function texOf(value: Value): string {
  if (value instanceof Fraction) return numberTex(value);
  if (value instanceof Surd) return value.tex;
  if (typeof value === 'number') return numberTex(Number(value.toFixed(4)));
  return typeof value === 'string' ? `\\text{${value}}` : value.map(texOf).join(' : ');
}

type Leaf = { keys: readonly (string | number)[]; value: number };

/** The numbers among parameters, with where they stand; those of a class of a form's own are left out. */
function leavesOf(part: unknown, keys: readonly (string | number)[] = []): Leaf[] {
  if (typeof part === 'number' || typeof part === 'bigint') return [{ keys, value: Number(part) }];
  if (part instanceof Fraction) return [{ keys, value: part.valueOf() }];
  if (Array.isArray(part)) return part.flatMap((one, i) => leavesOf(one, [...keys, i]));
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return [];
  return Object.entries(part).flatMap(([key, one]) => leavesOf(one, [...keys, key]));
}

/** The parameters with one number replaced, by one of the same kind. Throws where a whole number has to be one. */
function replaced(part: unknown, [key, ...rest]: readonly (string | number)[], to: string): unknown {
  if (key === undefined) {
    if (part instanceof Fraction) return new Fraction(to);
    return typeof part === 'bigint' ? BigInt(to) : Number(to);
  }
  if (Array.isArray(part)) return part.map((one, i) => (i === key ? replaced(one, rest, to) : one));
  const record = part as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, to) };
}

/** The path of the item that a template makes of parameters. */
export function pathOf(t: AnyTemplate, p: unknown): ItemPath {
  const { quantities, asked, slips }: Walk = t.walk(p);
  const solution: Solution = t.solution(p);
  return {
    stem: withClosedGroups(t.stem(p)),
    answer: withClosedGroups(t.show(t.answer(p), p)),
    given: [...new Set(leavesOf(p).map(({ value }) => value))],
    quantities: quantities.map(({ name, computation, value, step }) => ({
      name,
      computation,
      value: numbersOf(value),
      tex: texOf(value),
      step: step - 1,
    })),
    asked,
    slips: slips.map(({ words, quantity, values }) => ({ words, quantity, values: values.map(numbersOf) })),
    because: solution.steps.map(({ because }) => because ?? null),
    steps: solution.steps.map(({ says, works }) => ({ says, works })),
  };
}

const numbersIn = (text: string) => text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
const masked = (text: string) => text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').replace(/\d+(?:\.\d+)?/g, '#');

/** What is found with other parameters; null where they are none that the form can have. */
function unlessRefused<T>(find: () => T): T | null {
  try {
    return find();
  } catch {
    // It divides by zero, finds no whole number, or its search fails.
    return null;
  }
}

/**
 * Whether an answer depends on a parameter that the stem does not show: one that was worked out from others when they were
 * drawn, and is stale when one of those is replaced.
 */
function hasHidden(t: AnyTemplate, p: unknown): boolean {
  const shown = (one: unknown) => unlessRefused(() => t.stem(one));
  const found = (one: unknown) => unlessRefused(() => t.answer(one));
  const [stem, answer] = [shown(p), found(p)];
  return leavesOf(p).some(({ keys, value }) => {
    const other = replaced(p, keys, String(value + 1));
    if (shown(other) !== stem) return false;
    const own = found(other);
    return own === null || answer === null || !sameValue(own, answer);
  });
}

/** The numbers in which two stems differ, by place; null where their words do. */
function differencesOf(before: string, after: string): { place: number; from: number; to: number }[] | null {
  const [old, own] = [numbersIn(before), numbersIn(after)];
  // '1 day' becomes '2 days'.
  const words = (text: string) => masked(text).replace(/s\b/g, '');
  if (old.length !== own.length || words(before) !== words(after)) return null;
  return own.flatMap((number, place) =>
    number === old[place] ? [] : [{ place, from: Number(old[place]), to: Number(number) }],
  );
}

/** Factors of one number that a parameter is scaled by, so that what rests on it comes to another. */
const scaled = (value: number, from: number, to: number): string =>
  new Fraction(value).mul(new Fraction(to)).div(new Fraction(from)).toFraction();

/** Parameters of which a stem may show one number as another: that number itself, or one that it is worked out from. */
function candidates(t: AnyTemplate, p: unknown, stem: string, from: number, to: number): unknown[] {
  const leaves = leavesOf(p);
  const tried = (keys: Leaf['keys'], of: unknown, value: string) =>
    unlessRefused(() => replaced(of, keys, value));
  return leaves.flatMap(({ keys, value }) => {
    if (value === 0) return [];
    const one = tried(keys, p, value === from ? String(to) : scaled(value, from, to));
    const after = one === null ? null : unlessRefused(() => withClosedGroups(t.stem(one)));
    const differences = after === null ? null : differencesOf(stem, after);
    if (one === null || !differences) return [];
    // What else changed with it is brought back by the parameter on which that rests.
    const other = differences.filter(difference => difference.from !== from);
    const [first] = other;
    if (!first || first.to === 0) return [one];
    if (other.some(difference => difference.from !== first.from)) return [];
    return leaves.flatMap(leaf =>
      leaf.keys === keys || leaf.value === 0
        ? []
        : (tried(leaf.keys, one, scaled(leaf.value, first.to, first.from)) ?? []),
    );
  });
}

/** Milliseconds for a changed question: a form that searches may look for ever with numbers it was not made for. */
const mostTime = 80;
/** Where a busy machine gave this process less than half of that time, it is tried again, so often. */
const mostTries = 3;

/** What is found within the time; null where it is not. */
function inTime<T>(find: () => T, timeout: number, tries = mostTries): T | null {
  const used = process.cpuUsage();
  try {
    return runInNewContext('find()', { find }, { timeout }) as T;
  } catch (error) {
    // It is an error of the other context, and no `instanceof Error` here.
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    const { user, system } = process.cpuUsage(used);
    const wasKept = (user + system) / 1000 < timeout / 2;
    return wasKept && tries > 1 ? inTime(find, timeout, tries - 1) : null;
  }
}

/**
 * The paths of an item with a number of its stem replaced, where the stem shows all that the answer rests on. Several where
 * `from` is null, or where a number stands in the stem for different things. Null where that takes longer than `time`, in milliseconds.
 */
export const changedPaths = (
  t: AnyTemplate,
  p: unknown,
  from: number | null,
  to: string,
  time = mostTime,
): ItemPath[] | null => inTime(() => changedWithin(t, p, from, to), time);

function changedWithin(t: AnyTemplate, p: unknown, from: number | null, to: string): ItemPath[] {
  const stem = withClosedGroups(t.stem(p));
  const target = new Fraction(to).valueOf();
  const given = [...new Set(numbersIn(stem).map(Number))].filter(one => one !== 0 && one !== target);
  const found = new Map<string, ItemPath>();
  for (const old of from === null ? given : given.filter(one => one === from))
    for (const other of candidates(t, p, stem, old, target)) {
      const path = unlessRefused(() => {
        const differences = differencesOf(stem, withClosedGroups(t.stem(other)));
        const isMeant = differences?.every(one => one.from === old && one.to === target) ?? false;
        return isMeant && differences?.length && !hasHidden(t, other) ? pathOf(t, other) : null;
      });
      if (path) found.set(path.stem, path);
    }
  return [...found.values()];
}

/** Examples begin behind the seeds of the bank and of twins. */
const firstExample = 100_001;

/** An item of the same form with other numbers, to be read and not asked. */
export const exampleOf = (t: AnyTemplate, number: number): Item => makeItem(t, firstExample + number);
