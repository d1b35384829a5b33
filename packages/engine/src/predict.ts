import { forecast } from './belief.ts';
import { TERMS, type Term } from './forgetting.ts';
import type { Item } from './item.ts';
import { beliefAt, beliefKey, type LearnerState } from './learner.ts';

/** One named part of a predicted logit. */
export interface Contribution {
  readonly name: Term | 'difficulty';
  /** Logits; positive speaks for a right answer. */
  readonly value: number;
}

export interface Prediction {
  /** Chance of a right answer, in (1/4, 1): the guess floor and the uncertainty are in it. */
  readonly probability: number;
  /** Mean of ability minus difficulty, in logits. */
  readonly logit: number;
  /** Variance of that logit. */
  readonly variance: number;
  /** Six parts that add up to the logit, in this order: the five terms, then minus the difficulty. */
  readonly contributions: readonly Contribution[];
}

/** Chance that the student answers the item right at `now` (milliseconds since the epoch). */
export function predict(state: LearnerState, item: Item, now: number): Prediction {
  const contributions: Contribution[] = [];
  let logit = 0;
  let variance = 0;
  for (const term of TERMS) {
    const belief = beliefAt(state, term, beliefKey(term, item), now);
    contributions.push({ name: term, value: belief.mean });
    logit += belief.mean;
    variance += belief.variance;
  }
  contributions.push({ name: 'difficulty', value: -item.difficulty });
  logit -= item.difficulty;
  return { probability: forecast(logit, variance).probability, logit, variance, contributions };
}
