import { type Belief, type Forecast, forecast } from './belief.ts';
import { GUESS_FLOOR, GUESS_SPREAD } from './constants.ts';
import { floorOf, type Item } from './item.ts';
import { type Asked, askedBy, beliefAt, type LearnerState } from './learner.ts';

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

/** One of these abilities, each as likely as the others: their mean, and their variance with what they lie apart. */
export function oneOf(abilities: readonly Ability[]): Ability {
  const count = Math.max(1, abilities.length);
  const { mean, variance } = sumOf(abilities);
  const middle = mean / count;
  const apart = abilities.reduce((sum, ability) => sum + (ability.mean - middle) ** 2, 0);
  return { mean: middle, variance: (variance + apart) / count };
}

/** The mean of abilities: each of them counts with its part, so that what is unknown of it is less than of any one. */
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
 * The one place where an ability (logits) and a difficulty (logits) become a chance: what is predicted, learnt from,
 * planned by and shown as a score all goes through here.
 */
export function chanceOf({ mean, variance }: Ability, difficulty: number, floor = GUESS_FLOOR): Chance {
  const logit = mean - difficulty;
  const { probability, slope } = forecast(logit, variance, floor);
  return { probability, slope, logit, logitVariance: variance };
}

/** Standard deviations on each side of the mean that hold 90 % of a Gaussian. */
const Z_90 = 1.6449;

/** The abilities at the ends of the 90 % interval, each as if it were certain. */
export function endsOf({ mean, variance }: Ability): { low: Ability; high: Ability } {
  const spread = Z_90 * Math.sqrt(variance);
  return { low: { mean: mean - spread, variance: 0 }, high: { mean: mean + spread, variance: 0 } };
}

interface Interval {
  low: number;
  high: number;
}

/**
 * The 90 % interval of a chance as it may be shown: what is unknown of the ability (`low` to `high`), and of the guess
 * floor, whose part of the chance is the share that is not known, (1 - P) / (1 - c), of the questions with options. Near
 * the floor the former says nearly nothing: every low ability has nearly the same chance there.
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
  /** Parts that add up to the logit: the beliefs, each by its share, and minus the difficulty. */
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
