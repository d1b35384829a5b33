import type { Chance } from '../chance.ts';
import { GUESS_FLOOR } from '../item.ts';
import { taughtAt } from '../law.ts';

/** Three-point Gauss-Hermite quadrature of a standard normal (M. Abramowitz & I. Stegun 1964, 25.4.46). */
const NODES = [
  { at: -Math.sqrt(3), weight: 1 / 6 },
  { at: 0, weight: 2 / 3 },
  { at: Math.sqrt(3), weight: 1 / 6 },
] as const;

/** Variance of an item's difficulty around the one the bank has for it, logit^2: that of questions of one form. */
const ITEM_VARIANCE = 0.25 ** 2;

/**
 * Share of the usual learning step, in (0, 1], that a question is expected to teach where practice teaches most at a
 * chance of success of `best`. The chance itself is uncertain: of two questions equally likely to be right, the one that
 * is known better is expected to teach more.
 */
export function expectedTeaching({ logit, logitVariance }: Chance, best: number): number {
  const spread = Math.sqrt(logitVariance + ITEM_VARIANCE);
  let teaching = 0;
  for (const { at, weight } of NODES) {
    const knows = 1 / (1 + Math.exp(-logit - spread * at));
    teaching += weight * taughtAt(best, GUESS_FLOOR + (1 - GUESS_FLOOR) * knows);
  }
  return teaching;
}
