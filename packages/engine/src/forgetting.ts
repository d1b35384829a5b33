import type { Belief } from './belief.ts';
import * as constants from './constants.ts';

/** The additive terms of an ability, from the most general to the most specific. */
export type Term = 'level' | 'category' | 'subcategory' | 'type';

const VARIANCES: Readonly<Record<Term, number>> = {
  level: constants.LEVEL_VARIANCE,
  category: constants.CATEGORY_VARIANCE,
  subcategory: constants.SUBCATEGORY_VARIANCE,
  type: constants.TYPE_VARIANCE,
};

export const MS_PER_DAY = 86_400_000;
export const MS_PER_HOUR = 3_600_000;

/** The start of the hour, in milliseconds since the epoch; forgetting counts whole hours. */
export const hourOf = (at: number): number => Math.floor(at / MS_PER_HOUR) * MS_PER_HOUR;

/** The prior belief about a term. */
export function priorBelief(term: Term, at: number): Belief {
  return { mean: 0, variance: VARIANCES[term], gained: 0, at: hourOf(at), n: 0 };
}

/** Factor on the half-lives after n attempts: what is practised often is forgotten slowly. */
const halfLifeFactor = (n: number): number => 1 + n / constants.KEPT_TWICE_AFTER;

/** Share of the fading part of a gain that is left after `days` without practice, with n attempts before. */
export const retention = (days: number, n: number): number =>
  2 ** (-days / (constants.FADING_DAYS * halfLifeFactor(n)));

/**
 * A belief as read at `now`: the gain of practice fades, the rest of the mean does not, so an absence never raises a
 * belief. The variance stays (see `driftedVariance`). A clock set back changes nothing.
 */
export function faded(belief: Belief, now: number): Belief {
  const days = (hourOf(now) - belief.at) / MS_PER_DAY;
  if (days <= 0 || belief.gained === 0) return belief;
  const gained = belief.gained * retention(days, belief.n);
  return { ...belief, mean: belief.mean - (belief.gained - gained), gained };
}

/**
 * The variance for an update after an absence, which grows back towards the prior:
 *
 *   s * variance + (1 - s) * prior,   s = 2^(-days / half-life)
 *
 * (prediction step of a Kalman filter for an Ornstein-Uhlenbeck process, G. Uhlenbeck & L. Ornstein 1930).
 */
export function driftedVariance(term: Term, { variance, at, n }: Belief, now: number): number {
  const days = (hourOf(now) - at) / MS_PER_DAY;
  if (days <= 0) return variance;
  const left = 2 ** (-days / (constants.UNSETTLED_DAYS * halfLifeFactor(n)));
  return left * variance + (1 - left) * VARIANCES[term];
}

/** Variance (logit²) that an attempt adds to a subcategory and a type, because the gain of the practice is unknown. */
export const practiceVariance = (term: Term): number =>
  term === 'subcategory' || term === 'type' ? constants.UNKNOWN_GAIN * VARIANCES[term] : 0;

/** Gain of a practice after n attempts as a share of the first gain: 1 / (1 + n / 10). */
export const diminishingReturn = (n: number): number => 1 / (1 + n / constants.GAINS_HALF_AFTER);

/** Gain of a practice after n attempts, in logits. */
export const gainAfter = (n: number): number => constants.FIRST_GAIN * diminishingReturn(n);
