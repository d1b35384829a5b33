import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../platform/db/db.ts';
import { lockStudent, type Preparer, planNext } from '../../learning/index.ts';
import type { Counters } from '../answers/counters.ts';
import { countOpenSkip } from '../answers/counting.ts';
import { removeProgress } from '../progress.ts';
import { finishSession, maybeOpenSession, type SessionRow } from '../store.ts';

export interface Closing extends Preparer {
  counters: Counters;
}

/** Completes a session whose positions are all final and plans the next pack in the same transaction. */
export async function closeSession(practice: Closing, tx: Tx, session: SessionRow, now: Date): Promise<void> {
  const { user_id, id, kind } = session;
  await countOpenSkip(tx, practice, session, now);
  await finishSession(tx, user_id, id, uuidv7({ msecs: now.getTime() }), now);
  await removeProgress(tx, user_id, id);
  practice.counters.completed(kind);
  if (kind === 'blueprint') await planNext(practice, tx, user_id, now);
}

/**
 * The unfinished practice session. One with all positions final that was never completed (its page was left) is
 * completed here, because it would block the next.
 */
export async function maybeWaitingSession(
  practice: Closing,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<SessionRow | null> {
  const open = await maybeOpenSession(tx, userId, 'blueprint');
  if (!open || open.final_count < open.total) return open;
  await closeSession(practice, tx, open, now);
  return null;
}

/** The same without an outer lock; takes the lock only to complete a session. */
export async function lookForWaitingSession(
  practice: Closing,
  userId: string,
  now: Date,
): Promise<SessionRow | null> {
  const open = await maybeOpenSession(practice.db, userId, 'blueprint');
  if (!open || open.final_count < open.total) return open;
  return practice.db.transaction(async tx => {
    await lockStudent(tx, userId);
    return maybeWaitingSession(practice, tx, userId, now);
  });
}
