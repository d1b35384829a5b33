import { type Ability, chanceOf, endsOf, shownInterval, sumOf } from './chance.ts';
import { beliefAt, type LearnerState } from './learner.ts';

export interface Mastery {
  /** Chance of a right answer on a Medium question of this code, in (1/4, 1). */
  readonly probability: number;
  /** Ends of the 90 % interval of that chance. */
  readonly low: number;
  readonly high: number;
  /** Attempts on items of this code; show the mastery as uncertain below five. */
  readonly n: number;
}

/**
 * Mastery of a subcategory ('AR.PCT') or category ('AR') at `now` (milliseconds since the epoch): level, category and
 * subcategory against a Medium question of difficulty `medium` (logits).
 */
export function mastery(state: LearnerState, code: string, medium: number, now: number): Mastery {
  const category = code.split('.', 1)[0] ?? code;
  const parts = [beliefAt(state, 'level', 'level', now), beliefAt(state, 'category', category, now)];
  if (code !== category) parts.push(beliefAt(state, 'subcategory', code, now));
  const ability = sumOf(parts);
  const ends = endsOf(ability);
  const { probability } = chanceOf(ability, medium);
  const at = (end: Ability) => chanceOf(end, medium).probability;
  const shown = shownInterval(probability, { low: at(ends.low), high: at(ends.high) });
  return { probability, ...shown, n: state.beliefs[code]?.n ?? 0 };
}
