import {
  type Bank,
  type Evidence,
  type Item,
  type LearnerState,
  newLearner,
  observe,
  planPack,
} from '../../packages/engine/src/index.ts';
import { SIZE } from './pack.ts';

/** A course of our packs. */
interface Course {
  readonly bank: Bank;
  /** When each session starts, in milliseconds since the epoch. */
  readonly starts: readonly number[];
  readonly random: () => number;
  /** Whether the answer is right. */
  answer(item: Item, at: number): boolean;
}

interface Answer {
  readonly item: Item;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly right: boolean;
  /** Whether the question was never seen before. */
  readonly first: boolean;
  readonly evidence: Evidence;
}

interface Session {
  /** 1-based. */
  readonly sessionNumber: number;
  readonly answers: readonly Answer[];
  /** State after the session. */
  readonly state: LearnerState;
}

/** The sessions of a course of our packs for a newcomer, without values learnt from others. */
export function* plannedSessions({ bank, starts, random, answer }: Course): Generator<Session> {
  const seen = new Map<string, number>();
  const examples = new Map<string, number>();
  let state = newLearner();
  let carry: Record<string, number> = {};
  for (const [i, now] of starts.entries()) {
    const sessionNumber = i + 1;
    const examplesRead = ({ type }: Item) => examples.get(type) ?? 0;
    const request = {
      examplesRead,
      bank,
      state,
      now,
      random,
      sessionNumber,
      seen,
      carry,
      size: SIZE,
      adaptive: true,
    };
    const pack = planPack({ ...request, exposure: new Map() });
    carry = pack.carry;
    const answers = pack.items.map(({ item, pair }, position): Answer => {
      const at = now + 120_000 * position;
      if (pair) examples.set(item.type, examplesRead(item) + 1);
      const right = answer(item, at);
      // A student who is always wrong also has all lines of an example wrong.
      const read = pair && { example: Number(right) };
      const after = observe(state, { item, outcome: right ? 'right' : 'wrong', ...read }, at);
      const first = !seen.has(item.id);
      state = after.state;
      seen.set(item.id, at);
      return { item, at, right, first, evidence: after.evidence };
    });
    yield { sessionNumber, answers, state };
  }
}
