import type { Tx } from '../../../platform/db/db.ts';
import { type ItemRow, itemsOf } from '../../content/index.ts';
import {
  counted,
  isCurrent,
  type LearnerRow,
  maybeLearner,
  newLearnerRow,
  type PracticeRecord,
  rebuildLearner,
  refreshLearner,
  saveLearner,
} from '../../learning/index.ts';
import { type SessionRow, sessionItemsOf } from '../store.ts';
import { type AnswerRow, addAnswer, usedBefore } from './answer-store.ts';
import type { Counters } from './counters.ts';
import { settled } from './log.ts';

/** Dependencies of answers counted under the student's lock, outside a session's log. */

interface Counting {
  record: PracticeRecord;
  counters: Counters;
}

/** The student's beliefs, brought up to the last answer and key correction. */
async function learnerOf(tx: Tx, { record }: Counting, userId: string, now: Date): Promise<LearnerRow> {
  const stored = await maybeLearner(tx, userId);
  const newer = await record.answersAfter(tx, userId, stored?.sequence ?? 0, 1);
  if (newer.length > 0) await rebuildLearner(tx, record, userId, now);
  else if (stored && !isCurrent(stored)) await refreshLearner(tx, record, userId, now);
  const { newest_correction: _, ...learner } = (await maybeLearner(tx, userId)) ?? {
    ...newLearnerRow(userId, now),
    newest_correction: 0,
  };
  return learner;
}

/** Records an answer and updates the beliefs. The caller holds the student's lock. */
export async function countAnswer(
  tx: Tx,
  practice: Counting,
  given: Pick<
    AnswerRow,
    'user_id' | 'session_id' | 'position' | 'outcome' | 'chosen' | 'misconception' | 'elapsed_ms'
  >,
  item: ItemRow,
  now: Date,
): Promise<AnswerRow> {
  const learner = await learnerOf(tx, practice, given.user_id, now);
  const answer = {
    ...given,
    sequence: learner.sequence + 1,
    item_id: item.id,
    type: item.type,
    also: item.also,
    band: item.band,
    difficulty: item.difficulty,
    target_seconds: item.target_seconds,
    answered_at: now,
    ...(await usedBefore(tx, { ...given, item_id: item.id })),
  };
  const { logit, logit_variance, state, totals } = counted(learner, answer);
  const row = { ...answer, logit, logit_variance };
  await addAnswer(tx, row);
  await saveLearner(tx, {
    ...learner,
    state,
    totals,
    sequence: answer.sequence,
    revision: learner.revision + 1,
    updated_at: now,
  });
  practice.counters.answered(row.outcome);
  return row;
}

/** Records the undoable skip of a session's last position as final. The caller holds the student's lock. */
export async function countOpenSkip(
  tx: Tx,
  practice: Counting,
  { user_id, id: session_id, log }: SessionRow,
  now: Date,
): Promise<void> {
  if (!log?.skip) return;
  const skip = settled(log.skip);
  const place = (await sessionItemsOf(tx, user_id, session_id))[skip.position - 1];
  const [item] = place ? await itemsOf(tx, [place.item_id]) : [];
  if (item) await countAnswer(tx, practice, { ...skip, user_id, session_id }, item, now);
}
