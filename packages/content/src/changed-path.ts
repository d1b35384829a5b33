import { createContext, Script } from 'node:vm';
import Fraction from 'fraction.js';
import { type ItemPath, pathOf } from './item-path.ts';
import { type Leaf, leavesOf, replaced } from './parameter-leaves.ts';
import { withClosedGroups } from './show.ts';
import type { AnyTemplate } from './template.ts';
import { sameValue } from './value.ts';

/** Replacement of a number in a stem: its offset in characters, and the new number as `20`, `2.5` or `1/8`. */
export interface StemChange {
  at: number;
  to: string;
}

/** Matches a number in a stem: `1{,}280`, `12.5`, `\frac{5}{42}`, `33\tfrac{1}{3}`. */
const numbers =
  /(\d*)\\[dt]?frac\{((?:\d|\{,\})+)\}\{((?:\d|\{,\})+)\}|\d{1,3}(?:(?:\{,\}|,)\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;

interface ShownNumber {
  at: number;
  end: number;
  value: number;
}

const ungrouped = (number: string) => Number(number.replace(/\{,\}|,/g, ''));

const numbersOf = (stem: string): ShownNumber[] =>
  [...stem.matchAll(numbers)].map(found => {
    const [text, whole = '', top, bottom = ''] = found;
    const value = top === undefined ? ungrouped(text) : Number(whole) + ungrouped(top) / ungrouped(bottom);
    return { at: found.index, end: found.index + text.length, value };
  });

/** The words of a stem without numbers and plural endings, since '1 day' may become '2 days'. */
const wordsOf = (stem: string) => stem.replace(numbers, '#').replace(/s\b/g, '');

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Maximum stems made for one changed question; most forms make a stem in 0.1 ms. */
const mostStems = 400;
/** Maximum parameters that change for one number of the stem. */
const mostParameters = 3;
/** Maximum steps of the search for a parameter. */
const mostSteps = 8;
const largestDenominator = 10_000n;

/** Runs a form with other parameters; results are null when it refuses them or after `mostStems` trials. */
class Trials {
  private left = mostStems;
  private readonly t: AnyTemplate;
  private readonly words: string;

  constructor(t: AnyTemplate, stem: string) {
    this.t = t;
    this.words = wordsOf(stem);
  }

  stem(p: unknown): string | null {
    if (this.left === 0) return null;
    this.left -= 1;
    return unlessRefused(() => withClosedGroups(this.t.stem(p)));
  }

  /** The numbers of the stem; null when its words change. */
  shown(p: unknown): number[] | null {
    const stem = this.stem(p);
    return stem !== null && wordsOf(stem) === this.words ? numbersOf(stem).map(({ value }) => value) : null;
  }
}

/** The result of `find`; null when the form cannot have the parameters. */
function unlessRefused<T>(find: () => T): T | null {
  try {
    return find();
  } catch {
    // The form divides by zero, finds no whole number, or its search fails.
    return null;
  }
}

/** Whether `verify` finds the same answer; with numbers outside of the form's range the two may differ. */
function isProved(t: AnyTemplate, p: unknown): boolean {
  const [answer, proof] = [unlessRefused(() => t.answer(p)), unlessRefused(() => t.verify(p))];
  return answer !== null && proof !== null && sameValue(answer, proof);
}

const withLeaf = (p: unknown, { keys }: Leaf, value: string) => unlessRefused(() => replaced(p, keys, value));

/**
 * Whether an answer depends on a parameter that the stem does not show: one that `draw` derived from others, and that
 * is stale when one of those is replaced.
 */
function hasHidden(t: AnyTemplate, p: unknown, leaves: readonly Leaf[]): boolean {
  const [stem, answer] = [unlessRefused(() => t.stem(p)), unlessRefused(() => t.answer(p))];
  return leaves.some(leaf => {
    const other = withLeaf(p, leaf, String(leaf.value + 1));
    if (other === null || unlessRefused(() => t.stem(other)) !== stem) return false;
    const own = unlessRefused(() => t.answer(other));
    return own === null || answer === null || !sameValue(own, answer);
  });
}

const exact = (value: number) => new Fraction(value).simplify(1e-12).toFraction();

/**
 * Values of a parameter for which the stem shows `target`: equal, in proportion, by the same difference, else by
 * search.
 */
function candidatesFor(
  trials: Trials,
  p: unknown,
  leaf: Leaf,
  place: number,
  now: number,
  target: number,
): string[] {
  const { value } = leaf;
  const found: string[] = [];
  const points: [number, number][] = [[value, now]];
  const attempt = (text: string): boolean => {
    const other = withLeaf(p, leaf, text);
    const shown = other === null ? null : trials.shown(other)?.[place];
    if (shown === null || shown === undefined) return false;
    points.push([new Fraction(text).valueOf(), shown]);
    // Forms have no irrational parameters.
    if (!near(shown, target) || new Fraction(text).d > largestDenominator) return false;
    found.push(text);
    return true;
  };
  const proportional = now === 0 ? value : (value * target) / now;
  const tries = [near(value, now) ? target : proportional, proportional, value + target - now, value + 1];
  for (const one of new Set(tries.map(exact))) if (attempt(one)) return found;
  for (let i = 0; i < mostSteps; i += 1) {
    const sorted = points.toSorted(([, a], [, b]) => Math.abs(a - target) - Math.abs(b - target));
    const [[x = 0, fx = 0] = [], second = [0, 0]] = sorted;
    const beyond = sorted.find(([, fy]) => (fy - target) * (fx - target) < 0);
    const [y, fy] = beyond ?? second;
    if (near(fx, fy)) break;
    const straight = x + ((target - fx) * (y - x)) / (fy - fx);
    // Lengths, counts and rates stay positive; a repeated point is replaced by the midpoint.
    const next = [straight, ...(beyond ? [(x + y) / 2] : []), x / 2]
      .map(one => (Number.isInteger(value) ? Math.round(one) : one))
      .find(one => one * value > 0 && !points.some(([tried]) => near(tried, one)));
    if (next === undefined || attempt(exact(next))) break;
  }
  return found;
}

/**
 * Indices of the numbers in the stem that a parameter changes; if the form refuses its neighbours, of those equal to
 * it.
 */
function numbersChangedBy(trials: Trials, p: unknown, leaf: Leaf, now: readonly number[]): number[] {
  const differing = (value: number): number[] => {
    const other = value === 0 ? null : withLeaf(p, leaf, exact(value));
    const shown = other === null ? null : trials.shown(other);
    return shown?.flatMap((one, i) => (near(one, now[i] ?? Number.NaN) ? [] : [i])) ?? [];
  };
  for (const value of [2 * leaf.value, leaf.value + 1, leaf.value - 1]) {
    const found = differing(value);
    if (found.length > 0) return found;
  }
  return now.flatMap((one, i) => (near(one, leaf.value) ? [i] : []));
}

/**
 * The path of an item with numbers of its stem replaced; null when the form has no such question or the answer
 * depends on a parameter that the stem does not show. Searches for parameters: one that changes the number, and
 * others that restore the numbers that changed with it.
 */
function changedWithin(t: AnyTemplate, p: unknown, changes: readonly StemChange[]): ItemPath | null {
  const stem = withClosedGroups(t.stem(p));
  const numbers = numbersOf(stem);
  const now = numbers.map(({ value }) => value);
  const target = [...now];
  for (const { at, to } of changes) {
    const place = numbers.findIndex(one => one.at <= at && at < one.end);
    if (place < 0) return null;
    target[place] = new Fraction(to).valueOf();
  }
  // A number that occurs twice in the stem is one parameter, so both may change.
  const goesWith = (shown: number, i: number) =>
    target.some((one, k) => !near(one, now[k] ?? one) && near(now[k] ?? 0, now[i] ?? 1) && near(one, shown));
  const trials = new Trials(t, stem);
  const leaves = leavesOf(p).filter(({ value }) => value !== 0);
  const places = leaves.map(leaf => numbersChangedBy(trials, p, leaf, now));
  const differing = (shown: readonly number[]) =>
    shown.flatMap((one, i) => (near(one, target[i] ?? Number.NaN) || goesWith(one, i) ? [] : [i]));
  const search = (own: unknown, shown: readonly number[], used: readonly number[]): ItemPath | null => {
    const [place] = differing(shown);
    if (place === undefined) {
      const isWhole = !hasHidden(t, own, leavesOf(own)) && isProved(t, own);
      return isWhole ? unlessRefused(() => pathOf(t, own)) : null;
    }
    if (used.length === mostParameters) return null;
    for (const [i, leaf] of leaves.entries()) {
      if (used.includes(i) || !places[i]?.includes(place)) continue;
      for (const value of candidatesFor(trials, own, leaf, place, shown[place] ?? 0, target[place] ?? 0)) {
        const other = withLeaf(own, leaf, value);
        const next = trials.shown(other);
        const found = next && search(other, next, [...used, i]);
        if (found) return found;
      }
    }
    return null;
  };
  return search(p, now, []) ?? inProportion();

  /** Scales two parameters by one factor, such as the sizes of two groups with a given difference. */
  function inProportion(): ItemPath | null {
    const [place] = differing(now);
    if (place === undefined || !now[place]) return null;
    const factor = (target[place] ?? 0) / (now[place] ?? 1);
    const both = leaves.filter((_, i) => places[i]?.includes(place));
    for (const [i, one] of both.entries())
      for (const other of both.slice(i + 1)) {
        const half = withLeaf(p, one, exact(one.value * factor));
        const own = half === null ? null : withLeaf(half, other, exact(other.value * factor));
        const shown = own === null ? null : trials.shown(own);
        const found = shown && differing(shown).length === 0 ? search(own, shown, []) : null;
        if (found) return found;
      }
    return null;
  }
}

/** Time limit in milliseconds for a form that searches endlessly with numbers outside of its range. */
const mostTime = 500;
const context = createContext({ find: null });
const script = new Script('find()');

/**
 * The path of an item with numbers of its stem replaced; null when its form has none. The search is limited by the
 * number of trials, so that its result does not depend on the machine; the time limit only stops an endless form.
 */
export function changedPath(
  t: AnyTemplate,
  p: unknown,
  changes: readonly StemChange[],
  time = mostTime,
): ItemPath | null {
  context.find = () => changedWithin(t, p, changes);
  try {
    return script.runInContext(context, { timeout: time }) as ItemPath | null;
  } catch (error) {
    // The error is from another context, so `instanceof Error` is false.
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return null;
  } finally {
    context.find = null;
  }
}
