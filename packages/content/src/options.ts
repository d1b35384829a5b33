import Fraction from 'fraction.js';
import { fewestOnSight, possibleOnSight } from './sight.ts';
import { showsKey, slipWords } from './slip-words.ts';
import { priceOf } from './tells/prices.ts';
import { numbersOf, sightOf, signNames } from './tells/signs.ts';
import type { AnyTemplate, Slip } from './template.ts';
import { numeric, sameValue, type Value } from './value.ts';

/** Whether a wrong value is possible where the form says nothing else: positive when the key is. */
export const usualPlausible = (value: Value, key: Value) => {
  const size = numeric(value);
  const keySize = numeric(key);
  return size === null || (Number.isFinite(size) && (keySize === null || keySize <= 0 || size > 0));
};

/** Whether a wrong value passes beside the key at a glance: not a much longer fraction, not of quite another size. */
function passes(value: Value, key: Value): boolean {
  if (!(value instanceof Fraction && key instanceof Fraction)) return true;
  const longest = key.d === 1n ? 6n : 30n * key.d;
  const times = key.valueOf() === 0 ? 1 : value.valueOf() / key.valueOf();
  return value.d <= longest && (times <= 0 || (times < 15 && times > 1 / 15));
}

/** Numbers of the stem from here on are seen as differences and sums of options. */
const leastSeen = 5;
/** What a reader completes to: a whole, per cents, angles. */
const wholes = [1, 90, 100, 180, 360];

/** Whether a wrong value and the key point at each other: double, neighbours, or a number of the stem apart or together. */
function isTied(value: Value, key: Value, numbers: readonly number[]): boolean {
  const [a, b] = [numeric(value), numeric(key)];
  if (a === null || b === null) return false;
  const is = (x: number, y: number) => Math.abs(x - y) < 1e-9 * Math.max(1, Math.abs(x), Math.abs(y));
  if (is(a, 2 * b) || is(b, 2 * a) || is(Math.abs(a - b), 1)) return true;
  const seen = numbers.filter(n => n >= leastSeen && n !== 100);
  return seen.some(n => is(Math.abs(a - b), n) || is(a + b, n)) || wholes.some(n => is(a + b, n));
}

/** All ways to choose three, in the order of the list, so that the likeliest slips come first. */
function* triples<T>(list: readonly T[]): Generator<[T, T, T]> {
  for (let i = 0; i < list.length - 2; i += 1)
    for (let j = i + 1; j < list.length - 1; j += 1)
      for (let k = j + 1; k < list.length; k += 1) yield [list[i] as T, list[j] as T, list[k] as T];
}

/** Slips that could stand beside the key: distinct in value and text, possible on sight; those that pass at a glance first. */
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

/** The size by which an option is ranked, or null where it has none. */
export const sizeOf = (t: AnyTemplate, value: Value, p: unknown): number | null =>
  t.size ? t.size(value, p) : numeric(value);

/** A draw's key and wrong options. */
export interface Chosen {
  slips: Slip[];
  /** How many wrong options lie below the key, or null where options have no order. */
  rank: number | null;
  /** How much the key shows beside them, by the prices of its signs: 0 where it bears each as another one does. */
  shows: number;
}

/**
 * Three slips for the wrong options, or null: those that put the key where `rank` wants it, as far as they can, and among
 * them those beside which the key shows least. With the key at least three are possible on sight. A slip whose sentence
 * holds the key is not dealt: it would tell the answer.
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

/** Three slips that could be the wrong options, and what is seen beside the key. */
export interface Way extends Chosen {
  /** How much more of each sign the key bears than the four options do on average, in the order of `signNames`. */
  readonly surplus: Float64Array;
  /** How far the slips stand from the head of their list, where the likeliest are. */
  unlikely: number;
}

/** Where signs are counted for a price: an array for each of millions of choices would cost more than the counting. */
const scratch = new Float64Array(signNames.length);

/** All choices of three slips of which enough are possible on sight, the likeliest first. */
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

/** How many options of an item lie below its key, 0 to 3; null where they have no order. */
export function keyRank(item: { options: readonly { slip: unknown; size: number | null }[] }): number | null {
  const key = item.options.find(o => o.slip === null)?.size ?? null;
  if (key === null || item.options.some(o => o.size === null)) return null;
  return item.options.filter(o => (o.size ?? 0) < key).length;
}
