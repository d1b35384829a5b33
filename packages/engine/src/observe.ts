import { type Belief, type Lesson, learn, lessonOf } from './belief.ts';
import { abilityFor, type Chance, chanceOf, type Part } from './chance.ts';
import { EXAMPLE, HELPED_WEIGHT, LASTING, MOST_WON_BACK, SKIP_WEIGHT } from './constants.ts';
import { roundedMean, roundedVariance } from './encoding.ts';
import { gainAfter, hourOf, stirred, unsettled } from './forgetting.ts';
import { floorOf, type Item, type Outcome } from './item.ts';
import { beliefAt, type LearnerState, STATE_VERSION } from './learner.ts';

export interface Observation {
  readonly item: Item;
  readonly outcome: Outcome;
  /** Whether hints or the tutor were used before it. */
  readonly helped?: boolean;
  /** Of a worked example read to its end before it: the share of the lines left to the student that were right, 0 to 1. */
  readonly example?: number;
}

/** What one observation did: the chance just before it, for the answer's row, and what it moved. */
export interface Evidence extends Chance {
  /** Mean of each belief (as read at the moment of answering) before and after, in logits. */
  readonly moves: readonly { readonly key: string; readonly before: number; readonly after: number }[];
}

export const weightOf = ({ outcome, helped }: Pick<Observation, 'outcome' | 'helped'>): number =>
  (outcome === 'skipped' ? SKIP_WEIGHT : 1) * (helped ? HELPED_WEIGHT : 1);

/**
 * A belief after an answer. The Kalman step comes first, with a variance that absence has raised. An attempt is practice
 * too and adds its gain to the item's own subcategory: after a right answer whole, after a wrong one it wins back half of
 * the fall at most; so a right answer never lowers a belief and a wrong one never raises it.
 */
function settled(
  { term, share, belief }: Part,
  lesson: Lesson,
  { outcome, isOwn }: { outcome: Outcome; isOwn: boolean },
  now: number,
): Belief {
  const before = unsettled(term, belief, now);
  const learnt = learn({ mean: belief.mean, variance: before }, lesson, share);
  const variance = learnt.variance + (outcome === 'skipped' ? 0 : stirred(term));
  const attempt = isOwn && outcome !== 'skipped';
  const practised = attempt && term === 'subcategory' ? gainAfter(belief.n) : 0;
  const gain =
    outcome === 'right' ? practised : Math.min(practised, MOST_WON_BACK * (belief.mean - learnt.mean));
  return {
    mean: roundedMean(learnt.mean + gain),
    // An answer makes nothing less certain than absence had made it.
    variance: roundedVariance(Math.min(before, variance)),
    gained: roundedMean(belief.gained + (1 - LASTING) * gain),
    at: Math.max(hourOf(now), belief.at),
    n: belief.n + (attempt ? 1 : 0),
  };
}

/**
 * The student after one answer or skip at `now` (milliseconds since the epoch), and what it changed.
 * Pure: the same state, observation and time give the same result to the last bit, so beliefs can be
 * rebuilt by replaying the stored answers in order. The state given is not changed.
 */
export function observe(
  state: LearnerState,
  observation: Observation,
  now: number,
): { state: LearnerState; evidence: Evidence } {
  const { item, outcome, example } = observation;
  const known = example === undefined ? state : afterExample(state, item, example, now);
  const { parts, ...ability } = abilityFor(known, item, now);
  const floor = floorOf(item);
  const expected = chanceOf(ability, item.difficulty, floor);
  const variance = parts.reduce(
    (sum, { term, share, belief }) => sum + share * share * unsettled(term, belief, now),
    0,
  );
  const judged = chanceOf({ mean: ability.mean, variance }, item.difficulty, floor);
  const lesson = lessonOf(judged, outcome === 'right', weightOf(observation));

  // Object.assign and not a spread: five times faster on the wide records that decodeLearner makes.
  const beliefs: Record<string, Belief> = Object.assign({}, known.beliefs);
  const own = ['level', item.category, item.subcategory, item.type];
  const moves = parts.map(part => {
    const { key, belief } = part;
    const after = settled(part, lesson, { outcome, isOwn: own.includes(key) }, now);
    beliefs[key] = after;
    return { key, before: belief.mean, after: after.mean };
  });

  return {
    state: {
      version: STATE_VERSION,
      answers: state.answers + (outcome === 'skipped' ? 0 : 1),
      lastAt: Math.max(now, state.lastAt ?? now),
      beliefs,
      tallies: tallied(state.tallies, item.subcategory, outcome, now),
    },
    evidence: { ...expected, moves },
  };
}

/** What an example taught of its type is not known: the answers behind it are to say. */
function afterExample(state: LearnerState, { type }: Item, right: number, now: number): LearnerState {
  const { mean, variance, ...belief } = beliefAt(state, 'type', type, now);
  const read = {
    ...belief,
    mean: roundedMean(mean + EXAMPLE.gain * right),
    variance: roundedVariance(variance + EXAMPLE.variance),
  };
  return { ...state, beliefs: { ...state.beliefs, [type]: read } };
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
