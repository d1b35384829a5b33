import Fraction from 'fraction.js';
import { fewestOnSight, possibleOnSight } from './sight.ts';
import { showsKey, slipWords } from './slip-words.ts';
import { isSummed, numbersOf } from './sums.ts';
import type { AnyTemplate, Slip } from './template.ts';
import { isWhole, numeric, sameValue, type Value } from './value.ts';

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

/** Whether the key is the only whole number among the options, or the only one that is not. */
const standsAlone = (key: Value, wrong: readonly Value[]) => {
  const whole = isWhole(key);
  return whole !== null && !wrong.some(w => isWhole(w) === whole);
};

/** Whether a wrong option is the only one of its form, whole or not, among the four. */
const isOdd = (value: Value, key: Value, three: readonly Slip[]) =>
  isWhole(value) !== null &&
  isWhole(value) !== isWhole(key) &&
  three.filter(slip => isWhole(slip.value) === isWhole(value)).length === 1;

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
  return passing.length < 3 ? fitting : passing;
}

/** The size by which an option is ranked, or null where it has none. */
export const sizeOf = (t: AnyTemplate, value: Value, p: unknown): number | null =>
  t.size ? t.size(value, p) : numeric(value);

/** Where the key is to stand among its options. */
export interface Place {
  /** Wrong options below the key, 0 to 3. */
  rank: number;
  /** Whether the key is to be the only whole number, or the only one that is not, where some three slips allow it. */
  alone: boolean;
  /** Whether the key may be a sum or difference of numbers shown also in a form that says `apart`. */
  summed: boolean;
}

/** A draw's key and wrong options. */
export interface Chosen {
  slips: Slip[];
  /** How many wrong options lie below the key, or null where options have no order. */
  rank: number | null;
  /** Whether they are as the form asks: two of the likeliest (`likely`), the key no sum of numbers shown (`apart`). */
  asWished: boolean;
}

/** Of these first slips of a form that says `likely`, two shall stand among the options. */
const likeliest = 4;

/**
 * Three slips for the wrong options, or null: the likeliest that fit and put the key where `place` wants it, as far as
 * they can. The key stands alone only where that is wanted: a lone option of another form then tells nothing. Two of the
 * wrong ones are possible on sight. A slip whose sentence holds the key is not dealt: it would tell the answer.
 */
export function chooseSlips(t: AnyTemplate, p: unknown, key: Value, place: Place | null): Chosen | null {
  let fitting = fittingSlips(t, p, key);
  for (;;) {
    const chosen = chosenAmong(fitting, t, p, key, place);
    const telling = chosen?.slips.filter(slip =>
      showsKey(slipWords(slip.words, t.show(slip.value, p)), t.show(key, p), t.stem(p)),
    );
    if (!telling?.length) return chosen;
    fitting = fitting.filter(slip => !telling.includes(slip));
  }
}

function chosenAmong(
  fitting: readonly Slip[],
  t: AnyTemplate,
  p: unknown,
  key: Value,
  place: Place | null,
): Chosen | null {
  const keySize = sizeOf(t, key, p);
  const sizes = new Map(fitting.map(slip => [slip, sizeOf(t, slip.value, p)]));
  const rankOf = (three: readonly Slip[]): number | null => {
    if (keySize === null) return null;
    let below = 0;
    for (const slip of three) {
      const size = sizes.get(slip) ?? null;
      if (size === null) return null;
      if (size < keySize) below += 1;
    }
    return below;
  };
  const isLikely = (three: readonly Slip[]) =>
    !t.likely || three.filter(slip => fitting.indexOf(slip) < likeliest).length > 1;
  const stem = t.apart && place && !place.summed ? numbersOf(t.stem(p)) : null;
  const isApart = (three: readonly Slip[]) =>
    stem === null ||
    keySize === null ||
    !isSummed(
      keySize,
      three.map(slip => sizes.get(slip) ?? 0),
      stem,
    );
  const asWished = (three: readonly Slip[]) => isLikely(three) && isApart(three);
  const chosen = (three: Slip[] | undefined): Chosen | null =>
    three ? { slips: three, rank: rankOf(three), asWished: asWished(three) } : null;
  const isPossible = (three: readonly Slip[]) => {
    const wrong = three.flatMap(slip => sizes.get(slip) ?? []);
    return (
      keySize === null ||
      wrong.length < three.length ||
      possibleOnSight(keySize, [keySize, ...wrong]) >= fewestOnSight
    );
  };
  const outlasts = (three: readonly Slip[]) =>
    !t.onSight || 1 + three.filter(slip => t.onSight?.(slip.value, p)).length >= fewestOnSight;
  const all = [...triples(fitting)].filter(three => isPossible(three) && outlasts(three));
  const alone = (three: Slip[]) =>
    standsAlone(
      key,
      three.map(s => s.value),
    );
  const blending = all.filter(three => !alone(three));
  if (place === null) return chosen(blending[0]);
  const atRank = (three: Slip[]) => rankOf(three) === place.rank;
  const asked = place.alone ? all.filter(alone) : [];
  const alike = () => blending.filter(three => !three.some(slip => isOdd(slip.value, key, three)));
  const first = (fits: (three: Slip[]) => boolean) =>
    asked.find(fits) ?? alike().find(fits) ?? blending.find(fits);
  return chosen(first(three => atRank(three) && asWished(three)) ?? first(atRank) ?? blending[0]);
}

/** How many options of an item lie below its key, 0 to 3; null where they have no order. */
export function keyRank(item: { options: readonly { slip: unknown; size: number | null }[] }): number | null {
  const key = item.options.find(o => o.slip === null)?.size ?? null;
  if (key === null || item.options.some(o => o.size === null)) return null;
  return item.options.filter(o => (o.size ?? 0) < key).length;
}
