import { type Belief, type Forecast, forecast } from './belief.ts';
import { TERMS } from './forgetting.ts';
import { GUESS_FLOOR, type Item } from './item.ts';
import { beliefAt, beliefKey, type LearnerState } from './learner.ts';

/** An ability or one part of it, as a Gaussian in logits. */
export interface Ability {
  readonly mean: number;
  readonly variance: number;
}

/** Parts that add up: their means and their variances do, since terms are believed independently. */
export function sumOf(parts: readonly Ability[]): Ability {
  let mean = 0;
  let variance = 0;
  for (const part of parts) {
    mean += part.mean;
    variance += part.variance;
  }
  return { mean, variance };
}

/** One of these abilities, each as likely as the others, taken as one Gaussian; 0 and certain when there are none. */
export function averageOf(abilities: readonly Ability[]): Ability {
  const { mean, variance } = sumOf(abilities);
  const count = Math.max(1, abilities.length);
  return { mean: mean / count, variance: variance / count };
}

/** The chance of a right answer on one question. */
export interface Chance extends Forecast {
  /** Mean of ability minus difficulty, in logits. */
  readonly logit: number;
  /** Variance of that logit. */
  readonly logitVariance: number;
}

/**
 * The one place where an ability (logits) and a difficulty (logits) become a chance: what is predicted, learnt from,
 * planned by and shown as a score all goes through here.
 */
export function chanceOf({ mean, variance }: Ability, difficulty: number): Chance {
  const logit = mean - difficulty;
  const { probability, slope } = forecast(logit, variance);
  return { probability, slope, logit, logitVariance: variance };
}

/** Standard deviations on each side of the mean that hold 90 % of a Gaussian. */
const Z_90 = 1.6449;

/** The abilities at the ends of the 90 % interval, each as if it were certain. */
export function endsOf({ mean, variance }: Ability): { low: Ability; high: Ability } {
  const spread = Z_90 * Math.sqrt(variance);
  return { low: { mean: mean - spread, variance: 0 }, high: { mean: mean + spread, variance: 0 } };
}

/**
 * How far the success of those who do not know the answer lies from one in four, as a standard deviation over
 * subcategories: some options mislead, some can be ruled out. A choice, no published figure.
 */
const GUESS_SPREAD = 0.06;

/**
 * The 90 % interval of a chance as it may be shown: what is unknown of the ability (`low` to `high`), and of the guess
 * floor, whose part of the chance is the share that is not known, (1 - P) / (1 - c). Near the floor the former says
 * nearly nothing: every low ability has nearly the same chance there.
 */
export function shownInterval(probability: number, low: number, high: number): { low: number; high: number } {
  const floor = (Z_90 * GUESS_SPREAD * (1 - probability)) / (1 - GUESS_FLOOR);
  return {
    low: Math.max(0, probability - Math.hypot(probability - low, floor)),
    high: Math.min(1, probability + Math.hypot(high - probability, floor)),
  };
}

/** The five parts of the ability an item asks for at `now`, in the order of TERMS, each drifted to that moment. */
function partsOf(
  state: LearnerState,
  item: Pick<Item, 'category' | 'subcategory' | 'type'>,
  now: number,
): Belief[] {
  return TERMS.map(term => beliefAt(state, term, beliefKey(term, item), now));
}

/** Chance that the student answers the item right at `now` (milliseconds since the epoch), with the parts it rests on. */
export function chance(state: LearnerState, item: Item, now: number): Chance & { parts: readonly Belief[] } {
  const parts = partsOf(state, item, now);
  return { ...chanceOf(sumOf(parts), item.difficulty), parts };
}
