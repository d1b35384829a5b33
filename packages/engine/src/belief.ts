import { GUESS_FLOOR } from './item.ts';

/** A Gaussian belief about one additive term of the ability, in logits. */
export interface Belief {
  readonly mean: number;
  readonly variance: number;
  /** Milliseconds since the epoch of the last update, a whole minute; the belief is as of this moment. */
  readonly at: number;
  /** Attempts (right or wrong, never skips) that this belief has seen. */
  readonly n: number;
}

/** The forecast of one answer when ability minus difficulty is Gaussian. */
export interface Forecast {
  /** Chance of a right answer, in (1/4, 1). */
  readonly probability: number;
  /** Its derivative by the mean of the logit, in 1/logit, positive. */
  readonly slope: number;
}

/**
 * Chance of a right answer for a logit that is Gaussian with this mean and variance:
 *
 *   k = 1 / sqrt(1 + pi * variance / 8),  q = 1 / (1 + exp(-k * mean)),  P = c + (1 - c) * q,  c = 1/4
 *   slope = dP / dmean = (1 - c) * k * q * (1 - q)
 *
 * k is MacKay's approximation of the logistic-normal integral (D. MacKay, 'The evidence framework applied
 * to classification networks', 1992, eq. 10); c is the guess floor of a four-option question (three-
 * parameter logistic model, A. Birnbaum 1968).
 */
export function forecast(mean: number, variance: number): Forecast {
  const shrink = 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
  const q = 1 / (1 + Math.exp(-shrink * mean));
  return {
    probability: GUESS_FLOOR + (1 - GUESS_FLOOR) * q,
    slope: (1 - GUESS_FLOOR) * shrink * q * (1 - q),
  };
}

/** What one answer says: how far each belief moves per unit of its variance, and how fast it sharpens. */
export interface Lesson {
  /** Change of mean per unit of variance (1/logit): >= 0 for a right answer, <= 0 for a wrong one. */
  readonly push: number;
  /** Fisher information of the answer about the logit (1/logit^2), >= 0. */
  readonly information: number;
}

/**
 * One assumed-density (Kalman) step for a 0/1 answer with forecast P and slope H:
 *
 *   push = H * (answer - P) / (P * (1 - P)),   information = H^2 / (P * (1 - P))
 *
 * The push is the derivative of the log likelihood of the answer by the mean, which is the exact
 * moment-matching gradient of a Gaussian belief (C. Rasmussen & C. Williams, 'Gaussian Processes for
 * Machine Learning', 2006, section 3.6); the information is its expected square, so that variances
 * shrink by what an answer of this kind tells on average (law of total variance). `weight` in (0, 1]
 * tempers both: an answer of weight 0.4 counts as four tenths of one.
 */
export function lessonOf({ probability, slope }: Forecast, right: boolean, weight: number): Lesson {
  const spread = probability * (1 - probability);
  return {
    push: (weight * slope * ((right ? 1 : 0) - probability)) / spread,
    information: (weight * slope * slope) / spread,
  };
}

/**
 * Moves a belief by a lesson: mean + variance * push, variance - variance^2 * information. Every term of
 * the sum moves in proportion to its own variance. The variance stays positive: information is below
 * 1.5 / (pi * total variance) by the definition of k above, and a term's variance is at most the total.
 */
export function learn(
  belief: Pick<Belief, 'mean' | 'variance'>,
  lesson: Lesson,
): { mean: number; variance: number } {
  return {
    mean: belief.mean + belief.variance * lesson.push,
    variance: belief.variance * (1 - belief.variance * lesson.information),
  };
}
