import { type Belief, type Lesson, learn, lessonOf } from './belief.ts';
import { type Chance, chance } from './chance.ts';
import { gridOf, learningStep, minuteOf, TERMS, type Term } from './forgetting.ts';
import { roundedMean, roundedVariance } from './grid.ts';
import type { Item, Outcome } from './item.ts';
import { beliefKey, type LearnerState, STATE_VERSION } from './learner.ts';

export interface Observation {
  readonly item: Item;
  readonly outcome: Outcome;
  /**
   * Kept for the record. The model does not read it: a fast answer may be a guess or a mastered
   * routine, and telling them apart needs each student's own pace first.
   */
  readonly elapsedMs: number | null;
}

/** What one observation did: the chance just before it, for the answer's row, and what it moved. */
export interface Evidence extends Chance {
  /** Fisher information it carried about that logit. */
  readonly information: number;
  /** Mean of each belief (drifted to the moment of answering) before and after, in logits. */
  readonly moves: readonly { readonly key: string; readonly before: number; readonly after: number }[];
}

/** A skip says 'I doubt it' and not 'I failed': it counts as this share of a wrong answer. */
export const SKIP_WEIGHT = 0.4;

/** Practice may win back at most this share of what a wrong answer takes (see settle). */
const MOST_WON_BACK = 0.5;

/**
 * A belief after an answer. The Kalman step comes first. An attempt then adds its learning step: what
 * was practised, and read in the solution, is known a little better. After a right answer the step is
 * added whole; after a wrong one it wins back at most half of the fall; so a right answer never lowers
 * a belief and a wrong one never raises it, against the same belief drifted to the moment of answering.
 */
function settle(term: Term, prior: Belief, lesson: Lesson, outcome: Outcome, now: number): Belief {
  const learnt = learn(prior, lesson);
  const grid = gridOf(term);
  const variance = roundedVariance(grid, learnt.variance);
  const at = Math.max(minuteOf(now), prior.at);
  if (outcome === 'skipped') return { mean: roundedMean(grid, learnt.mean), variance, at, n: prior.n };
  const step = learningStep(term, prior.n);
  const gain = outcome === 'right' ? step : Math.min(step, MOST_WON_BACK * (prior.mean - learnt.mean));
  return { mean: roundedMean(grid, learnt.mean + gain), variance, at, n: prior.n + 1 };
}

/**
 * The student after one answer or skip at `now` (milliseconds since the epoch), and what it changed.
 * Pure: the same state, observation and time give the same result to the last bit, so beliefs can be
 * rebuilt by replaying the stored answers in order. The state given is not changed.
 */
export function observe(
  state: LearnerState,
  { item, outcome }: Observation,
  now: number,
): { state: LearnerState; evidence: Evidence } {
  const { parts, ...expected } = chance(state, item, now);
  const lesson = lessonOf(expected, outcome === 'right', outcome === 'skipped' ? SKIP_WEIGHT : 1);

  // Object.assign and not a spread: five times faster on the wide records that decodeLearner makes.
  const beliefs: Record<string, Belief> = Object.assign({}, state.beliefs);
  const moves = parts.map((prior, i) => {
    const term = TERMS[i] as Term;
    const key = beliefKey(term, item);
    const after = settle(term, prior, lesson, outcome, now);
    beliefs[key] = after;
    return { key, before: prior.mean, after: after.mean };
  });

  return {
    state: {
      version: STATE_VERSION,
      answers: state.answers + (outcome === 'skipped' ? 0 : 1),
      lastAt: Math.max(now, state.lastAt ?? now),
      beliefs,
      tallies: tallied(state.tallies, item.subcategory, outcome, now),
      misses: missesAfter(state.misses, item.type, outcome, now),
    },
    evidence: { ...expected, information: lesson.information, moves },
  };
}

function tallied(
  tallies: LearnerState['tallies'],
  code: string,
  outcome: Outcome,
  now: number,
): LearnerState['tallies'] {
  if (outcome === 'skipped') return tallies;
  const { right, wrong } = tallies[code] ?? { right: 0, wrong: 0 };
  const one = outcome === 'right' ? { right: right + 1, wrong } : { right, wrong: wrong + 1 };
  return { ...tallies, [code]: { ...one, lastAt: now } };
}

function missesAfter(
  misses: LearnerState['misses'],
  type: string,
  outcome: Outcome,
  now: number,
): LearnerState['misses'] {
  if (outcome === 'wrong') return { ...misses, [type]: minuteOf(now) };
  if (outcome === 'skipped' || misses[type] === undefined) return misses;
  const { [type]: _cleared, ...rest } = misses;
  return rest;
}
