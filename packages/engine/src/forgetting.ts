import type { Belief } from './belief.ts';
import * as constants from './constants.ts';

/** The additive terms of an ability, from the most general to the most particular. */
export type Term = 'level' | 'category' | 'subcategory' | 'type';

const VARIANCES: Readonly<Record<Term, number>> = {
  level: constants.LEVEL_VARIANCE,
  category: constants.CATEGORY_VARIANCE,
  subcategory: constants.SUBCATEGORY_VARIANCE,
  type: constants.TYPE_VARIANCE,
};

export const MS_PER_DAY = 86_400_000;
export const MS_PER_HOUR = 3_600_000;

/** The hour a moment lies in, in milliseconds since the epoch: forgetting knows no shorter time. */
export const hourOf = (at: number): number => Math.floor(at / MS_PER_HOUR) * MS_PER_HOUR;

/** The belief about a term of which nothing was observed. */
export function priorBelief(term: Term, at: number): Belief {
  return { mean: 0, variance: VARIANCES[term], gained: 0, at: hourOf(at), n: 0 };
}

/** What is practised often is forgotten slowly. */
const longerWithPractice = (n: number): number => 1 + n / constants.KEPT_TWICE_AFTER;

/** Share that is left, after so many days without practice, of what fades of the gains of n practices. */
export const keptAfter = (days: number, n: number): number =>
  2 ** (-days / (constants.FADING_DAYS * longerWithPractice(n)));

/**
 * A belief as it is read at `now`: what practice added fades, what was there before it does not, so that no absence
 * raises a belief. How much is unknown stays as it was (see `unsettled`). A clock set back changes nothing.
 */
export function faded(belief: Belief, now: number): Belief {
  const days = (hourOf(now) - belief.at) / MS_PER_DAY;
  if (days <= 0 || belief.gained === 0) return belief;
  const gained = belief.gained * keptAfter(days, belief.n);
  return { ...belief, mean: belief.mean - (belief.gained - gained), gained };
}

/**
 * The variance with which an answer after an absence is learnt from: it grows back towards the prior,
 * s * variance + (1 - s) * prior, s = 2^(-days / half-life) (the prediction step of a Kalman filter for an
 * Ornstein-Uhlenbeck process, G. Uhlenbeck & L. Ornstein 1930).
 */
export function unsettled(term: Term, { variance, at, n }: Belief, now: number): number {
  const days = (hourOf(now) - at) / MS_PER_DAY;
  if (days <= 0) return variance;
  const left = 2 ** (-days / (constants.UNSETTLED_DAYS * longerWithPractice(n)));
  return left * variance + (1 - left) * VARIANCES[term];
}

/** The variance that practice brings back to a subcategory and a type, since nobody knows what it taught. */
export const stirred = (term: Term): number =>
  term === 'subcategory' || term === 'type' ? constants.UNKNOWN_GAIN * VARIANCES[term] : 0;

/** What one more practice adds after n attempts, as a share of what the first added: 1 / (1 + n / 10). */
export const lessWithPractice = (n: number): number => 1 / (1 + n / constants.GAINS_HALF_AFTER);

/** Gain in logits from one more practice after n attempts. */
export const gainAfter = (n: number): number => constants.FIRST_GAIN * lessWithPractice(n);
