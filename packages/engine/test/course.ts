import {
  type Bank,
  type Item,
  type LearnerState,
  newLearner,
  type Outcome,
  observe,
  type Pack,
  planPack,
  seededRandom,
} from '../src/index.ts';
import { DAY, dueFrom, START } from './exam.ts';

const MINUTE = 60_000;

export interface CourseOptions {
  readonly sessions: number;
  readonly seed: number;
  readonly daysBetween?: number;
  readonly size?: number;
  readonly adaptive?: boolean;
  /** Passes the types missed in earlier sessions as due mistakes. */
  readonly review?: boolean;
}

export interface Course {
  readonly packs: readonly Pack[];
  /** The state before each pack. */
  readonly states: readonly LearnerState[];
  readonly starts: readonly number[];
  /** Outcome of each item of each pack. */
  readonly outcomes: readonly (readonly Outcome[])[];
}

/** Runs sessions as the server does: each pack is planned from all answers so far and then answered in order. */
export function course(
  bank: Bank,
  answer: (item: Item, now: number) => Outcome,
  { sessions, seed, daysBetween = 1, size = 12, adaptive = true, review = false }: CourseOptions,
): Course {
  const random = seededRandom(seed);
  const seen = new Map<string, number>();
  const packs: Pack[] = [];
  const states: LearnerState[] = [];
  const starts: number[] = [];
  const outcomes: Outcome[][] = [];
  let state = newLearner();
  let carry: Record<string, number> = {};
  const misses: Record<string, number> = {};
  for (let sessionNumber = 1; sessionNumber <= sessions; sessionNumber++) {
    const now = START + sessionNumber * daysBetween * DAY;
    const due = review ? dueFrom(misses, now) : [];
    const exposure = new Map<string, number>();
    const pack = planPack({
      state,
      bank,
      now,
      random,
      sessionNumber,
      size,
      seen,
      exposure,
      carry,
      adaptive,
      due,
    });
    packs.push(pack);
    states.push(state);
    starts.push(now);
    carry = pack.carry;
    outcomes.push(
      pack.items.map(({ item }, position) => {
        const at = now + 2 * MINUTE * position;
        const outcome = answer(item, at);
        seen.set(item.id, at);
        if (outcome === 'wrong') misses[item.type] = at;
        else if (outcome === 'right') delete misses[item.type];
        state = observe(state, { item, outcome }, at).state;
        return outcome;
      }),
    );
  }
  return { packs, states, starts, outcomes };
}
