import { type Belief, type Forecast, forecast } from './belief.ts';
import { GUESS_FLOOR, GUESS_SPREAD } from './constants.ts';
import { floorOf, type Item } from './item.ts';
import { type Asked, askedBy, beliefAt, type LearnerState } from './learner.ts';

/** An ability or one part of it, as a Gaussian in logits. */
export interface Ability {
  readonly mean: number;
  readonly variance: number;
}

/** Sum of independent abilities: means and variances add up. */
export function sumOf(parts: readonly Ability[]): Ability {
  let mean = 0;
  let variance = 0;
  for (const part of parts) {
    mean += part.mean;
    variance += part.variance;
  }
  return { mean, variance };
}

/** Ability of a type drawn uniformly: the mean of the means, and the mean variance plus the variance of the means. */
export function oneOf(abilities: readonly Ability[]): Ability {
  const count = Math.max(1, abilities.length);
  const { mean, variance } = sumOf(abilities);
  const middle = mean / count;
  const apart = abilities.reduce((sum, ability) => sum + (ability.mean - middle) ** 2, 0);
  return { mean: middle, variance: (variance + apart) / count };
}

/** Average of independent abilities: the mean of the means, and the sum of the variances divided by count squared. */
export function averageOf(abilities: readonly Ability[]): Ability {
  const count = Math.max(1, abilities.length);
  const { mean, variance } = sumOf(abilities);
  return { mean: mean / count, variance: variance / count ** 2 };
}

/** The chance of a right answer on one question. */
export interface Chance extends Forecast {
  /** Mean of ability minus difficulty, in logits. */
  readonly logit: number;
  /** Variance of that logit. */
  readonly logitVariance: number;
}

/**
 * Chance from an ability and a difficulty, both in logits. Predictions, updates, plans and scores all use this
 * function.
 */
export function chanceOf({ mean, variance }: Ability, difficulty: number, floor = GUESS_FLOOR): Chance {
  const logit = mean - difficulty;
  const { probability, slope } = forecast(logit, variance, floor);
  return { probability, slope, logit, logitVariance: variance };
}

/** Standard deviations on each side of the mean that hold 90 % of a Gaussian. */
const Z_90 = 1.6449;

/** The ends of the 90 % interval of an ability, each with variance 0. */
export function endsOf({ mean, variance }: Ability): { low: Ability; high: Ability } {
  const spread = Z_90 * Math.sqrt(variance);
  return { low: { mean: mean - spread, variance: 0 }, high: { mean: mean + spread, variance: 0 } };
}

interface Interval {
  low: number;
  high: number;
}

/**
 * The 90 % interval of a chance that is shown: the uncertainty of the ability (`low` to `high`) and of the guess
 * floor c, added in quadrature. The floor counts with the share of questions that the student guesses, (1 - P) / (1 -
 * c), among those with options. Without the second part the interval would be too narrow near the floor, where all
 * low abilities have nearly the same chance.
 */
export function shownInterval(probability: number, { low, high }: Interval, withOptions = 1): Interval {
  const floor = (Z_90 * GUESS_SPREAD * withOptions * (1 - probability)) / (1 - withOptions * GUESS_FLOOR);
  return {
    low: Math.max(0, probability - Math.hypot(Math.max(0, probability - low), floor)),
    high: Math.min(1, probability + Math.hypot(Math.max(0, high - probability), floor)),
  };
}

/** A belief with its share in the ability an item asks for. */
export interface Part extends Asked {
  readonly belief: Belief;
}

/** The ability an item asks for at `now`, with the parts it is made of. */
export function abilityFor(
  state: LearnerState,
  item: Pick<Item, 'category' | 'subcategory' | 'type' | 'also'>,
  now: number,
): Ability & { parts: readonly Part[] } {
  let mean = 0;
  let variance = 0;
  const parts = askedBy(item).map((asked): Part => {
    const belief = beliefAt(state, asked.term, asked.key, now);
    mean += asked.share * belief.mean;
    variance += asked.share * asked.share * belief.variance;
    return { ...asked, belief };
  });
  return { mean, variance, parts };
}

export interface Prediction extends Chance {
  /** Terms that add up to the logit: each belief's mean times its share, and minus the difficulty. */
  readonly contributions: readonly { readonly name: string; readonly value: number }[];
}

/** Chance that the student answers the item right at `now` (milliseconds since the epoch). */
export function predict(state: LearnerState, item: Item, now: number): Prediction {
  const { parts, ...ability } = abilityFor(state, item, now);
  const beliefs = parts.map(({ key, share, belief }) => ({ name: key, value: share * belief.mean }));
  return {
    ...chanceOf(ability, item.difficulty, floorOf(item)),
    contributions: [...beliefs, { name: 'difficulty', value: -item.difficulty }],
  };
}
