import { type Chance, chance } from './chance.ts';
import { TERMS, type Term } from './forgetting.ts';
import type { Item } from './item.ts';
import type { LearnerState } from './learner.ts';

/** One named part of a predicted logit. */
export interface Contribution {
  readonly name: Term | 'difficulty';
  /** Logits; positive speaks for a right answer. */
  readonly value: number;
}

export interface Prediction extends Chance {
  /** Six parts that add up to the logit, in this order: the five terms, then minus the difficulty. */
  readonly contributions: readonly Contribution[];
}

/** Chance that the student answers the item right at `now` (milliseconds since the epoch). */
export function predict(state: LearnerState, item: Item, now: number): Prediction {
  const { parts, ...expected } = chance(state, item, now);
  const contributions: Contribution[] = parts.map(({ mean }, i) => ({ name: TERMS[i] as Term, value: mean }));
  contributions.push({ name: 'difficulty', value: -item.difficulty });
  return { ...expected, contributions };
}
