import { type Belief, learn, type Update, updateOf } from './belief.ts';
import { abilityFor, type Chance, chanceOf, type Part } from './chance.ts';
import { EXAMPLE, HELPED_WEIGHT, LASTING, MOST_WON_BACK, SKIP_WEIGHT } from './constants.ts';
import { roundedMean, roundedVariance } from './encoding.ts';
import { driftedVariance, gainAfter, hourOf, practiceVariance } from './forgetting.ts';
import { floorOf, type Item, type Outcome } from './item.ts';
import { beliefAt, type LearnerState, STATE_VERSION } from './learner.ts';

export interface Observation {
  readonly item: Item;
  readonly outcome: Outcome;
  /** Whether the student used hints or the tutor before the answer. */
  readonly helped?: boolean;
  /** Share, 0 to 1, of the student's lines that were right in a worked example read before it; absent without one. */
  readonly example?: number;
}

/** Effect of one observation: the chance just before it, which is stored with the answer, and the moves of beliefs. */
export interface Evidence extends Chance {
  /** Mean of each belief (as read at the moment of answering) before and after, in logits. */
  readonly moves: readonly { readonly key: string; readonly before: number; readonly after: number }[];
}

export const weightOf = ({ outcome, helped }: Pick<Observation, 'outcome' | 'helped'>): number =>
  (outcome === 'skipped' ? SKIP_WEIGHT : 1) * (helped ? HELPED_WEIGHT : 1);

/**
 * A belief after an answer. The Kalman step comes first, with the variance that absence has raised. Then the gain of
 * the practice is added to the item's own subcategory: all of it after a right answer, at most half of the fall after
 * a wrong one. So a right answer never lowers a belief and a wrong one never raises it.
 */
function updatedBelief(
  { term, share, belief }: Part,
  update: Update,
  { outcome, isOwn }: { outcome: Outcome; isOwn: boolean },
  now: number,
): Belief {
  const before = driftedVariance(term, belief, now);
  const learnt = learn({ mean: belief.mean, variance: before }, update, share);
  const variance = learnt.variance + (outcome === 'skipped' ? 0 : practiceVariance(term));
  const attempt = isOwn && outcome !== 'skipped';
  const practised = attempt && term === 'subcategory' ? gainAfter(belief.n) : 0;
  const gain =
    outcome === 'right' ? practised : Math.min(practised, MOST_WON_BACK * (belief.mean - learnt.mean));
  return {
    mean: roundedMean(learnt.mean + gain),
    // The variance added by practice never exceeds the variance that the answer removed.
    variance: roundedVariance(Math.min(before, variance)),
    gained: roundedMean(belief.gained + (1 - LASTING) * gain),
    at: Math.max(hourOf(now), belief.at),
    n: belief.n + (attempt ? 1 : 0),
  };
}

/**
 * The state after one answer or skip at `now` (milliseconds since the epoch), and its effect. Pure: the same state,
 * observation and time give the same result to the last bit, so a replay of the stored answers in order gives the same
 * beliefs. The given state is not changed.
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
    (sum, { term, share, belief }) => sum + share * share * driftedVariance(term, belief, now),
    0,
  );
  const judged = chanceOf({ mean: ability.mean, variance }, item.difficulty, floor);
  const update = updateOf(judged, outcome === 'right', weightOf(observation));

  // Object.assign and not a spread: five times faster on the large records that decodeLearner makes.
  const beliefs: Record<string, Belief> = Object.assign({}, known.beliefs);
  const own = ['level', item.category, item.subcategory, item.type];
  const moves = parts.map(part => {
    const { key, belief } = part;
    const after = updatedBelief(part, update, { outcome, isOwn: own.includes(key) }, now);
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

/** The state after a worked example: the type's mean rises, and its variance too, since the effect is unknown. */
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
