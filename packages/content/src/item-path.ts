import Fraction from 'fraction.js';
import { type Item, makeItem, parametersOf } from './item.ts';
import { Surd } from './question/surd.ts';
import { numberTex, withClosedGroups } from './show.ts';
import type { AnyTemplate, Solution, Walk } from './template.ts';
import { sameValue, type Value } from './value.ts';

/** A quantity as who explains it needs it: numbers for calculations, LaTeX to be read. */
interface PathQuantity {
  name: string | null;
  called: string | null;
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

function told(t: AnyTemplate, p: unknown): ItemPath {
  const { quantities, asked, slips }: Walk = t.walk(p);
  const solution: Solution = t.solution(p);
  return {
    stem: withClosedGroups(t.stem(p)),
    answer: withClosedGroups(t.show(t.answer(p), p)),
    given: [...new Set(leavesOf(p).map(({ value }) => value))],
    quantities: quantities.map(({ name, called, computation, value, step }) => ({
      name,
      called,
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

/** The path of the item that a template makes of a seed. */
export const pathOfItem = (t: AnyTemplate, seed: number): ItemPath => told(t, parametersOf(t, seed));

const numbersIn = (text: string) => text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
const masked = (text: string) => text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').replace(/\d+(?:\.\d+)?/g, '#');

/** Whether a stem is another with one number replaced, wherever that one stood. */
function differsInOne(before: string, after: string, from: number | null, to: string): boolean {
  const [old, own] = [numbersIn(before), numbersIn(after)];
  const changed = own.flatMap((number, i) => (number === old[i] ? [] : [i]));
  const [first] = changed;
  return (
    first !== undefined &&
    old.length === own.length &&
    // '1 day' becomes '2 days'.
    masked(before).replace(/s\b/g, '') === masked(after).replace(/s\b/g, '') &&
    changed.every(i => Number(own[i]) === Number(to) && Number(old[i]) === (from ?? Number(old[first])))
  );
}

/**
 * The paths of an item with a number of its stem replaced, where the form's second way confirms the answer. Several where
 * `from` is null, or where a number stands in the stem twice, for different things.
 */
export function changedPaths(t: AnyTemplate, seed: number, from: number | null, to: string): ItemPath[] {
  const p = parametersOf(t, seed);
  const stem = withClosedGroups(t.stem(p));
  const target = new Fraction(to).valueOf();
  return leavesOf(p).flatMap(({ keys, value }): ItemPath[] => {
    if ((from !== null && value !== from) || value === target) return [];
    try {
      const other = replaced(p, keys, to);
      if (!differsInOne(stem, withClosedGroups(t.stem(other)), from, to)) return [];
      return sameValue(t.answer(other), t.verify(other)) ? [told(t, other)] : [];
    } catch {
      // Numbers that a form cannot have: it divides by zero, finds no whole number, or its search fails.
      return [];
    }
  });
}

/** Examples begin behind the seeds of the bank and of twins. */
const firstExample = 100_001;

/** An item of the same form with other numbers, to be read and not asked. */
export const exampleOf = (t: AnyTemplate, number: number): Item => makeItem(t, firstExample + number);
