import {
  decodeLearner,
  type Outcome as EngineOutcome,
  encodeLearner,
  type LearnerState,
  newLearner,
  observe,
} from '@twelvefold/engine';
import type { Db, Tx } from '../../platform/db/db.ts';
import { engineItem } from '../content/index.ts';
import type { CountedAnswer, PracticeRecord } from './record.ts';
import { type LearnerRow, maybeLearner, saveLearner } from './store.ts';

/** What the engine is told of an outcome; a picture that did not load says nothing about the student. */
const evidenceOf: Record<CountedAnswer['outcome'], EngineOutcome | null> = {
  correct: 'right',
  incorrect: 'wrong',
  skipped: 'skipped',
  image_failed: null,
};

/** The state after one stored answer. */
function counted(state: LearnerState, answer: CountedAnswer): LearnerState {
  const outcome = evidenceOf[answer.outcome];
  if (outcome === null) return state;
  const item = engineItem({ ...answer, id: answer.item_id });
  return observe(state, { item, outcome, elapsedMs: answer.elapsed_ms }, answer.answered_at.getTime()).state;
}

/** The stored form of a student of whom nothing is known. */
export const newLearnerText = (): string => encodeLearner(newLearner());

export const stateOf = (row: LearnerRow | null): LearnerState =>
  row ? decodeLearner(row.state) : newLearner();

/** Counts a stored answer into the student's beliefs, in the transaction that stores it. */
export async function countAnswer(tx: Tx, row: LearnerRow | null, answer: CountedAnswer): Promise<void> {
  await saveLearner(tx, {
    user_id: answer.user_id,
    state: encodeLearner(counted(stateOf(row), answer)),
    sequence: answer.sequence,
    carry: row?.carry ?? {},
    updated_at: answer.answered_at,
  });
}

type Answers = Pick<PracticeRecord, 'answersAfter'>;

/** Answers read at once when beliefs are rebuilt. */
const batch = 500;

/** The beliefs that follow from a student's stored answers alone. */
async function replayed(
  db: Db,
  record: Answers,
  userId: string,
): Promise<{ state: string; sequence: number }> {
  let state = newLearner();
  let sequence = 0;
  for (;;) {
    const rows = await record.answersAfter(db, userId, sequence, batch);
    for (const answer of rows) {
      // Through the encoding, as when each answer was counted: a replay is equal to the letter.
      state = decodeLearner(encodeLearner(counted(state, answer)));
      sequence = answer.sequence;
    }
    if (rows.length < batch) return { state: encodeLearner(state), sequence };
  }
}

/** Rebuilds a student's stored beliefs from the answers. Returns whether they were the same already. */
export async function rebuildLearner(tx: Tx, record: Answers, userId: string, now: Date): Promise<boolean> {
  const stored = await maybeLearner(tx, userId);
  const fresh = await replayed(tx, record, userId);
  if (stored?.state === fresh.state && stored.sequence === fresh.sequence) return true;
  await saveLearner(tx, { user_id: userId, ...fresh, carry: stored?.carry ?? {}, updated_at: now });
  return false;
}
