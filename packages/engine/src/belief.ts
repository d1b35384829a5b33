import { GUESS_FLOOR } from './constants.ts';

/** A Gaussian belief about one additive term of the ability, in logits. */
export interface Belief {
  readonly mean: number;
  readonly variance: number;
  /** Part of the mean that practice added and that fades, in logits. */
  readonly gained: number;
  /** Time of the last answer in milliseconds since the epoch, rounded down to the hour. */
  readonly at: number;
  /** Attempts (right or wrong, never skips) on items of this code. */
  readonly n: number;
}

/** The forecast of one answer when ability minus difficulty is Gaussian. */
export interface Forecast {
  /** Chance of a right answer, from the guess floor to 1. */
  readonly probability: number;
  /** Derivative of the chance with respect to the mean of the logit, in 1/logit, positive. */
  readonly slope: number;
}

/**
 * Chance of a right answer for a logit that is Gaussian with this mean and variance:
 *
 *   k = 1 / sqrt(1 + pi * variance / 8),  q = 1 / (1 + exp(-k * mean)),  P = c + (1 - c) * q
 *   slope = dP / dmean = (1 - c) * k * q * (1 - q)
 *
 * k is MacKay's approximation of the logistic-normal integral (D. MacKay, 'The evidence framework applied to
 * classification networks', 1992, eq. 10); c is the guess floor (three-parameter logistic model, A. Birnbaum 1968).
 */
export function forecast(mean: number, variance: number, floor = GUESS_FLOOR): Forecast {
  const shrink = 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
  const q = 1 / (1 + Math.exp(-shrink * mean));
  return { probability: floor + (1 - floor) * q, slope: (1 - floor) * shrink * q * (1 - q) };
}

/** What one answer does to each belief per unit of its variance. */
export interface Update {
  /** Change of mean per unit of variance (1/logit): >= 0 for a right answer, <= 0 for a wrong one. */
  readonly gradient: number;
  /** Fisher information of the answer about the logit (1/logit^2), >= 0. */
  readonly information: number;
}

/**
 * One assumed-density (Kalman) step for a 0/1 answer with forecast P and slope H:
 *
 *   gradient = H * (answer - P) / (P * (1 - P)),   information = H^2 / (P * (1 - P))
 *
 * The gradient is the derivative of the log likelihood with respect to the mean (C. Rasmussen & C. Williams, 'Gaussian
 * Processes for Machine Learning', 2006, section 3.6), the information its expected square. `weight` in (0, 1] scales
 * both.
 */
export function updateOf({ probability, slope }: Forecast, right: boolean, weight: number): Update {
  const spread = Math.max(1e-9, probability * (1 - probability));
  return {
    gradient: (weight * slope * ((right ? 1 : 0) - probability)) / spread,
    information: (weight * slope * slope) / spread,
  };
}

/**
 * Updates a belief that has `share` in the ability:
 *
 *   mean + share * variance * gradient,   variance - (share * variance)^2 * information
 *
 * The variance stays positive: information <= k^2 / 4 < 2 / (pi * variance of the ability), and share^2 * variance is
 * at most the variance of the ability.
 */
export function learn(
  { mean, variance }: Pick<Belief, 'mean' | 'variance'>,
  { gradient, information }: Update,
  share = 1,
): { mean: number; variance: number } {
  const own = share * variance;
  return { mean: mean + own * gradient, variance: variance - own * own * information };
}
