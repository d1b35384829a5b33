import type Fraction from 'fraction.js';
import type { Slip } from '../template.ts';

/**
 * How many different wrong whole numbers from `least` on, not out of place beside the key, lie on each side of it: a
 * template draws again where one side is bare, so that the key's rank among the options tells nothing.
 */
export function sidesOf(slips: readonly Slip<Fraction>[], key: number, least = 2) {
  const near = [...new Set(slips.map(slip => slip.value.valueOf()))].filter(
    x => Number.isInteger(x) && x >= least && x < 15 * key && 15 * x > key,
  );
  return { under: near.filter(x => x < key).length, over: near.filter(x => x > key).length };
}
