import { forecast } from './belief.ts';
import type { Term } from './forgetting.ts';
import { bandDifficulty, GUESS_FLOOR } from './item.ts';
import { beliefAt, type LearnerState } from './learner.ts';

export interface Mastery {
  /** Chance of a right answer on a Medium question of this code, in (1/4, 1). */
  readonly probability: number;
  /** Ends of the 90 % interval of that chance. */
  readonly low: number;
  readonly high: number;
  /** Attempts it rests on; show it as uncertain below five. */
  readonly n: number;
}

/** Standard deviations on each side of the mean that hold 90 % of a Gaussian. */
const Z_90 = 1.6449;

/**
 * How well a subcategory ('AR.PCT') or category ('AR') is known at `now`: level, category and subcategory
 * against a Medium question. Form is left out, since it says how today went and not what is known.
 */
export function mastery(state: LearnerState, code: string, now: number): Mastery {
  const category = code.split('.', 1)[0] ?? code;
  const terms: [Term, string][] = [
    ['level', 'level'],
    ['category', category],
  ];
  if (code !== category) terms.push(['subcategory', code]);
  let mean = -bandDifficulty('Medium');
  let variance = 0;
  for (const [term, key] of terms) {
    const belief = beliefAt(state, term, key, now);
    mean += belief.mean;
    variance += belief.variance;
  }
  const low = chance(mean - Z_90 * Math.sqrt(variance));
  const high = chance(mean + Z_90 * Math.sqrt(variance));
  const probability = Math.min(high, Math.max(low, forecast(mean, variance).probability));
  return { probability, low, high, n: state.beliefs[code]?.n ?? 0 };
}

function chance(logit: number): number {
  return GUESS_FLOOR + (1 - GUESS_FLOOR) / (1 + Math.exp(-logit));
}
