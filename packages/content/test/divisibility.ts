import type { Item } from '../src/item.ts';
import { isWhole } from '../src/value.ts';

/** Numbers of a stem to divide options by: at least 3, because half of all numbers are even. */
const numbersIn = (stem: string): number[] =>
  [...new Set((stem.replace(/[{},]/g, '').match(/(?<![\d.])\d{1,3}(?![\d.])/g) ?? []).map(Number))].filter(
    n => n >= 3,
  );

/**
 * Letter of the only option that is a multiple of some number of the stem; null without or with several such options.
 */
export function loneMultiple(item: Item): string | null {
  if (!item.options.every(o => isWhole(o.value))) return null;
  const numbers = numbersIn(item.stem);
  const multiples = item.options.filter(o =>
    numbers.some(n => Number(o.value) !== 0 && Number(o.value) % n === 0),
  );
  return multiples.length === 1 ? (multiples[0]?.letter ?? null) : null;
}

/** Rule: the key is not the only multiple of a number of the stem. */
export const byDivisibility = (item: Item): string[] =>
  loneMultiple(item) === item.key ? ['the key is the only multiple of a number of the stem'] : [];
