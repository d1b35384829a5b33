import type { Db } from '../../platform/db/db.ts';
import { and, eq } from '../../platform/db/query.ts';
import { AppError } from '../../platform/problems.ts';
import { notePackServed } from '../learning/index.ts';
import { sessionProgress } from './schema.ts';
import { noteFirstShown, sessionById, sessionItemsOf } from './store.ts';

/** The screen's place in a session: a convenience that decides nothing. */

const ok = { success: true as const };

type Progress = typeof sessionProgress.$inferSelect;

const ownProgress = (userId: string, sessionId: string) =>
  and(eq(sessionProgress.user_id, userId), eq(sessionProgress.session_id, sessionId));

async function maybeProgress(db: Db, userId: string, sessionId: string): Promise<Progress | null> {
  const [row] = await db.select().from(sessionProgress).where(ownProgress(userId, sessionId)).limit(1);
  return row ?? null;
}

async function saveProgress(db: Db, progress: Progress): Promise<void> {
  const { user_id: _u, session_id: _s, ...changed } = progress;
  await db
    .insert(sessionProgress)
    .values(progress)
    .onConflictDoUpdate({ target: [sessionProgress.user_id, sessionProgress.session_id], set: changed });
}

export async function removeProgress(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.delete(sessionProgress).where(ownProgress(userId, sessionId));
}

export async function noteShown(db: Db, userId: string, sessionId: string, now: Date) {
  await sessionById(db, userId, sessionId);
  await notePackServed(db, userId, now);
  return ok;
}

export async function noteStarted(db: Db, userId: string, sessionId: string, now: Date) {
  await sessionById(db, userId, sessionId);
  await noteFirstShown(db, userId, sessionId, now);
  return ok;
}

export async function keepProgress(
  db: Db,
  userId: string,
  place: Omit<Progress, 'user_id' | 'updated_at'>,
  now: Date,
) {
  const session = await sessionById(db, userId, place.session_id);
  if (session.status === 'completed')
    throw new AppError('session_finished', 'This session is finished: there is no place left to keep.');
  if (place.total_questions !== session.total || place.current_question_index >= session.total)
    throw new AppError('validation_failed', `This session has ${session.total} questions.`);
  const placed = await sessionItemsOf(db, userId, session.id);
  if (!placed.some(({ item_id }) => item_id === place.last_question_id))
    throw new AppError('validation_failed', 'This question is not one of the session.');
  await saveProgress(db, { ...place, user_id: userId, updated_at: now });
  return ok;
}

export async function progressOf(db: Db, userId: string, sessionId: string) {
  await sessionById(db, userId, sessionId);
  const progress = await maybeProgress(db, userId, sessionId);
  return {
    has_progress: progress !== null,
    current_question_index: progress?.current_question_index ?? 0,
    total_questions: progress?.total_questions ?? 0,
    last_question_id: progress?.last_question_id ?? null,
  };
}

export async function forgetProgress(db: Db, userId: string, sessionId: string) {
  await sessionById(db, userId, sessionId);
  await removeProgress(db, userId, sessionId);
  return ok;
}
