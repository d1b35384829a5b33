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

/** Closes a session whose positions are all final, and plans the next pack from it in the same transaction. */
export async function closeSession(practice: Closing, tx: Tx, session: SessionRow, now: Date): Promise<void> {
  const { user_id, id, kind } = session;
  await countOpenSkip(tx, practice, session, now);
  await finishSession(tx, user_id, id, uuidv7({ msecs: now.getTime() }), now);
  await removeProgress(tx, user_id, id);
  practice.counters.completed(kind);
  if (kind === 'blueprint') await planNext(practice, tx, user_id, now);
}

/**
 * The practice session that has a question left. One that has none, and was never closed (its page was left at the last
 * result, or its last answers were sent later, from elsewhere), is closed here: it would stand in the way of the next.
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

/** The same, for who only looks. */
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
