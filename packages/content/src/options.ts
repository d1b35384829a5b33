import Fraction from 'fraction.js';
import { fewestOnSight, possibleOnSight } from './sight.ts';
import { showsKey, slipWords } from './slip-words.ts';
import { priceOf } from './tells/prices.ts';
import { numbersOf, sightOf, signNames } from './tells/signs.ts';
import type { AnyTemplate, Slip } from './template.ts';
import { numeric, sameValue, type Value } from './value.ts';

/** Default of `plausible`: a wrong value is positive when the key is. */
export const usualPlausible = (value: Value, key: Value) => {
  const size = numeric(value);
  const keySize = numeric(key);
  return size === null || (Number.isFinite(size) && (keySize === null || keySize <= 0 || size > 0));
};

/** Whether a wrong value looks possible beside the key: neither a much longer fraction nor of a very different size. */
function passes(value: Value, key: Value): boolean {
  if (!(value instanceof Fraction && key instanceof Fraction)) return true;
  const longest = key.d === 1n ? 6n : 30n * key.d;
  const times = key.valueOf() === 0 ? 1 : value.valueOf() / key.valueOf();
  return value.d <= longest && (times <= 0 || (times < 15 && times > 1 / 15));
}

/** Minimum number of the stem that readers notice as a difference or a sum of options. */
const leastSeen = 5;
/** Totals that readers complete to: a whole, percentages, angles. */
const wholes = [1, 90, 100, 180, 360];

/**
 * Whether a wrong value points to the key: its double, its neighbour, or with a number of the stem as difference or
 * sum.
 */
function isTied(value: Value, key: Value, numbers: readonly number[]): boolean {
  const [a, b] = [numeric(value), numeric(key)];
  if (a === null || b === null) return false;
  const is = (x: number, y: number) => Math.abs(x - y) < 1e-9 * Math.max(1, Math.abs(x), Math.abs(y));
  if (is(a, 2 * b) || is(b, 2 * a) || is(Math.abs(a - b), 1)) return true;
  const seen = numbers.filter(n => n >= leastSeen && n !== 100);
  return seen.some(n => is(Math.abs(a - b), n) || is(a + b, n)) || wholes.some(n => is(a + b, n));
}

/** All triples in the order of the list, so that the likeliest slips come first. */
function* triples<T>(list: readonly T[]): Generator<[T, T, T]> {
  for (let i = 0; i < list.length - 2; i += 1)
    for (let j = i + 1; j < list.length - 1; j += 1)
      for (let k = j + 1; k < list.length; k += 1) yield [list[i] as T, list[j] as T, list[k] as T];
}

/**
 * Slips that can be options: distinct in value and text, and plausible. Of these only the ones similar to the key in
 * form and size, and for `untied` forms only the ones that do not point to it, while at least three remain.
 */
function fittingSlips(t: AnyTemplate, p: unknown, key: Value): Slip[] {
  const fitting: Slip[] = [];
  const texts = new Set([t.show(key, p)]);
  for (const slip of t.slips(p) as readonly Slip[]) {
    const text = t.show(slip.value, p);
    const fits =
      !sameValue(slip.value, key) &&
      !texts.has(text) &&
      !fitting.some(other => sameValue(other.value, slip.value)) &&
      (t.plausible ? t.plausible(slip.value, p) : usualPlausible(slip.value, key));
    if (!fits) continue;
    fitting.push(slip);
    texts.add(text);
  }
  const passing = fitting.filter(slip => passes(slip.value, key));
  const enough = passing.length < 3 ? fitting : passing;
  const numbers = t.untied ? numbersOf(t.stem(p)) : [];
  const free = t.untied ? enough.filter(slip => !isTied(slip.value, key, numbers)) : enough;
  return free.length < 3 ? enough : free;
}

/** The size of an option for its rank; null without one. */
export const sizeOf = (t: AnyTemplate, value: Value, p: unknown): number | null =>
  t.size ? t.size(value, p) : numeric(value);

/** The wrong options of a draw. */
export interface Chosen {
  slips: Slip[];
  /** Number of wrong options below the key; null without an order. */
  rank: number | null;
  /** Price of the key beside them (`tells/prices.ts`): 0 when no sign distinguishes it. */
  shows: number;
}

/**
 * Three slips for the wrong options, or null: the key at `rank` if possible, then with the lowest price. At least
 * three options, the key included, are possible on sight. A slip whose sentence contains the key is excluded, because
 * it would reveal the answer.
 */
export function chooseSlips(t: AnyTemplate, p: unknown, key: Value, rank: number | null): Chosen | null {
  let ways = waysToDeal(t, p, key);
  for (;;) {
    const atRank = ways.filter(way => way.rank === null || way.rank === rank);
    const [first, ...others] = atRank.length > 0 ? atRank : ways;
    if (!first) return null;
    const chosen = rank === null ? first : others.reduce((a, b) => (b.shows < a.shows ? b : a), first);
    const telling = chosen.slips.filter(slip =>
      showsKey(slipWords(slip.words, t.show(slip.value, p)), t.show(key, p), t.stem(p)),
    );
    if (telling.length === 0) return chosen;
    ways = ways.filter(way => !way.slips.some(slip => telling.includes(slip)));
  }
}

/** Three slips that could be the wrong options. */
export interface Way extends Chosen {
  /** Value of each sign on the key minus its mean over the four options, in the order of `signNames`. */
  readonly surplus: Float64Array;
  /** Distance of the slips from the beginning of their list, where the likeliest are. */
  unlikely: number;
}

/** Scratch space for the signs; one array for each of millions of choices would cost more than the counting. */
const scratch = new Float64Array(signNames.length);

/** All choices of three slips with enough options possible on sight, the likeliest first. */
export function waysToDeal(t: AnyTemplate, p: unknown, key: Value): Way[] {
  const fitting = fittingSlips(t, p, key);
  const options = [{ value: key }, ...fitting].map(({ value }) => ({
    text: t.show(value, p),
    size: sizeOf(t, value, p),
    outlasts: t.onSight?.(value, p) ?? true,
  }));
  const sight = sightOf(options, t.stem(p));
  const keySize = options[0]?.size ?? null;
  return [...triples(fitting.map((_, i) => i + 1))].flatMap(three => {
    const wrong = three.flatMap(i => options[i]?.size ?? []);
    const isOrdered = keySize !== null && wrong.length === three.length;
    if (isOrdered && possibleOnSight(keySize, [keySize, ...wrong]) < fewestOnSight) return [];
    if (1 + three.filter(i => options[i]?.outlasts).length < fewestOnSight) return [];
    const unlikely = three.reduce((sum, i) => sum + i, 0) - 6;
    let price: number | null = null;
    return [
      {
        slips: three.map(i => fitting[i - 1] as Slip),
        rank: isOrdered ? wrong.filter(size => size < keySize).length : null,
        unlikely,
        get surplus() {
          return sight.surplus(0, three);
        },
        get shows() {
          price ??= priceOf(sight.surplus(0, three, scratch), unlikely);
          return price;
        },
      },
    ];
  });
}

/** Rank of the key: number of options below it, 0 to 3; null without an order. */
export function keyRank(item: { options: readonly { slip: unknown; size: number | null }[] }): number | null {
  const key = item.options.find(o => o.slip === null)?.size ?? null;
  if (key === null || item.options.some(o => o.size === null)) return null;
  return item.options.filter(o => (o.size ?? 0) < key).length;
}
