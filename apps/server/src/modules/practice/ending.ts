import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { lockStudent, requestPack } from '../learning/index.ts';
import { removeProgress } from './progress.ts';
import { finishSession, maybeOpenSession, type SessionRow } from './store.ts';

export interface Ending {
  db: Db;
  jobs: Jobs;
  /** Jobs of later modules that follow a completed session, each given `{ userId }`. */
  afterSession: readonly string[];
}

/** Closes a session whose positions are all final, and asks for what follows it. */
export async function closeSession(
  practice: Ending,
  tx: Tx,
  { user_id, id, kind }: SessionRow,
  now: Date,
): Promise<void> {
  await finishSession(tx, user_id, id, uuidv7({ msecs: now.getTime() }), now);
  await removeProgress(tx, user_id, id);
  if (kind === 'blueprint') await requestPack(practice.jobs, tx, user_id, now);
  for (const name of practice.afterSession)
    await practice.jobs.enqueue(tx, name, { userId: user_id }, { key: user_id });
}

/**
 * The practice session that has a question left. One that has none, and was never closed (its page was left at the last
 * result, or its last answers were sent later, from elsewhere), is closed here: it would stand in the way of the next.
 */
export async function maybeWaitingSession(
  practice: Ending,
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
  practice: Ending,
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
