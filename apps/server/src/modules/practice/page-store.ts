import { and, eq, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import { pageNotes, sessionProgress } from './schema.ts';

/** What the page tells of itself: the place it had reached, and bounded notes. Nothing here decides anything. */

export type Progress = typeof sessionProgress.$inferSelect;

const ownProgress = (userId: string, sessionId: string) =>
  and(eq(sessionProgress.user_id, userId), eq(sessionProgress.session_id, sessionId));

export async function maybeProgress(db: Db, userId: string, sessionId: string): Promise<Progress | null> {
  const [row] = await db.select().from(sessionProgress).where(ownProgress(userId, sessionId)).limit(1);
  return row ?? null;
}

export async function saveProgress(db: Db, progress: Progress): Promise<void> {
  const { user_id: _u, session_id: _s, ...changed } = progress;
  await db
    .insert(sessionProgress)
    .values(progress)
    .onConflictDoUpdate({ target: [sessionProgress.user_id, sessionProgress.session_id], set: changed });
}

export async function removeProgress(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.delete(sessionProgress).where(ownProgress(userId, sessionId));
}

export async function addNote(
  db: Db,
  userId: string,
  kind: (typeof pageNotes.$inferSelect)['kind'],
  note: unknown,
  now: Date,
): Promise<void> {
  await db.insert(pageNotes).values({ user_id: userId, id: uuidv7(), kind, note, created_at: now });
}

export async function removeNotesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(pageNotes).where(lt(pageNotes.created_at, before));
}
