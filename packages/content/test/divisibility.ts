import type { Item } from '../src/item.ts';
import { isWhole } from '../src/value.ts';

/** Numbers of a stem by which options are tried: from 3 on, since half of all numbers are even. */
const numbersIn = (stem: string): number[] =>
  [...new Set((stem.replace(/[{},]/g, '').match(/(?<![\d.])\d{1,3}(?![\d.])/g) ?? []).map(Number))].filter(
    n => n >= 3,
  );

/** The letter of the one option that some number of the stem divides, where no other option is a multiple of any. */
export function loneMultiple(item: Item): string | null {
  if (!item.options.every(o => isWhole(o.value))) return null;
  const numbers = numbersIn(item.stem);
  const multiples = item.options.filter(o =>
    numbers.some(n => Number(o.value) !== 0 && Number(o.value) % n === 0),
  );
  return multiples.length === 1 ? (multiples[0]?.letter ?? null) : null;
}

/** Somebody who looks for the multiple would find the key. */
export const byDivisibility = (item: Item): string[] =>
  loneMultiple(item) === item.key ? ['the key is the only multiple of a number of the stem'] : [];
