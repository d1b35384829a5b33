import { type Belief, forecast, type Lesson, learn, lessonOf, rounded } from './belief.ts';
import { drifted, learningStep, priorBelief, TERMS, type Term } from './forgetting.ts';
import type { Item, Outcome } from './item.ts';

/** Attempts on one subcategory, counted: the evidence that sentences to the student may quote. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  /** Milliseconds since the epoch of the last attempt. */
  readonly lastAt: number;
}

/**
 * All that is remembered of a student. Plain JSON. Beliefs are keyed 'level', 'form', and by category,
 * subcategory and type code; a key appears with its first evidence.
 */
export interface LearnerState {
  readonly version: 1;
  /** Attempts in all; skips are not attempts. */
  readonly answers: number;
  /** Milliseconds since the epoch of the last answer or skip. */
  readonly lastAt: number | null;
  readonly beliefs: Readonly<Record<string, Belief>>;
  /** By subcategory code. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** By type code: when the latest attempt on that type was wrong, its time. A right answer clears it. */
  readonly misses: Readonly<Record<string, number>>;
}

export interface Observation {
  readonly item: Item;
  readonly outcome: Outcome;
  /**
   * Kept for the record. The model does not read it: a fast answer may be a guess or a mastered
   * routine, and telling them apart needs each student's own pace first.
   */
  readonly elapsedMs: number | null;
}

/** What one observation did, for the answer's row and for explanations. */
export interface Evidence {
  /** Chance of a right answer just before it, in (1/4, 1). */
  readonly probability: number;
  /** Mean of ability minus difficulty just before it, in logits. */
  readonly logit: number;
  /** Fisher information it carried about that logit. */
  readonly information: number;
  /** Mean of each belief (drifted to the moment of answering) before and after, in logits. */
  readonly moves: readonly { readonly key: string; readonly before: number; readonly after: number }[];
}

/** A skip says 'I doubt it' and not 'I failed': it counts as this share of a wrong answer. */
const SKIP_WEIGHT = 0.4;

/** Practice may win back at most this share of what a wrong answer takes (see settle). */
const MOST_WON_BACK = 0.5;

/** A student of whom nothing is known. */
export function newLearner(): LearnerState {
  return { version: 1, answers: 0, lastAt: null, beliefs: {}, tallies: {}, misses: {} };
}

/** The key of a term's belief for this item. */
export function beliefKey(term: Term, item: Pick<Item, 'category' | 'subcategory' | 'type'>): string {
  return term === 'level' || term === 'form' ? term : item[term];
}

/** The belief stored under a key, carried forward to now; the prior when there is none. */
export function beliefAt(state: LearnerState, term: Term, key: string, now: number): Belief {
  const stored = state.beliefs[key];
  return stored === undefined ? priorBelief(term, now) : drifted(term, stored, now);
}

/**
 * A belief after an answer. The Kalman step comes first. An attempt then adds its learning step: what
 * was practised, and read in the solution, is known a little better. After a right answer the step is
 * added whole; after a wrong one it wins back at most half of the fall; so a right answer never lowers
 * a belief and a wrong one never raises it, against the same belief drifted to the moment of answering.
 */
function settle(term: Term, prior: Belief, lesson: Lesson, outcome: Outcome, now: number): Belief {
  const { mean, variance } = learn(prior, lesson);
  const at = Math.max(now, prior.at);
  if (outcome === 'skipped') return { mean: rounded(mean), variance: rounded(variance), at, n: prior.n };
  const step = learningStep(term, prior.n);
  const gain = outcome === 'right' ? step : Math.min(step, MOST_WON_BACK * (prior.mean - mean));
  return { mean: rounded(mean + gain), variance: rounded(variance), at, n: prior.n + 1 };
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
  const priors = TERMS.map(term => beliefAt(state, term, beliefKey(term, item), now));
  const logit = priors.reduce((sum, prior) => sum + prior.mean, 0) - item.difficulty;
  const variance = priors.reduce((sum, prior) => sum + prior.variance, 0);
  const expected = forecast(logit, variance);
  const lesson = lessonOf(expected, outcome === 'right', outcome === 'skipped' ? SKIP_WEIGHT : 1);

  // Object.assign and not a spread: five times faster on the wide records that decodeLearner makes.
  const beliefs: Record<string, Belief> = Object.assign({}, state.beliefs);
  const moves = TERMS.map((term, i) => {
    const prior = priors[i] ?? priorBelief(term, now);
    const key = beliefKey(term, item);
    const after = settle(term, prior, lesson, outcome, now);
    beliefs[key] = after;
    return { key, before: prior.mean, after: after.mean };
  });

  return {
    state: {
      version: 1,
      answers: state.answers + (outcome === 'skipped' ? 0 : 1),
      lastAt: Math.max(now, state.lastAt ?? now),
      beliefs,
      tallies: tallied(state.tallies, item.subcategory, outcome, now),
      misses: missesAfter(state.misses, item.type, outcome, now),
    },
    evidence: { probability: expected.probability, logit, information: lesson.information, moves },
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
  if (outcome === 'wrong') return { ...misses, [type]: now };
  if (outcome === 'skipped' || misses[type] === undefined) return misses;
  const { [type]: _cleared, ...rest } = misses;
  return rest;
}
