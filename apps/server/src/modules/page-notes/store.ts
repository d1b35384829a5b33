import { eq, lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import { pageNotes } from './schema.ts';

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

export async function notesOf(db: Db, userId: string) {
  return db
    .select({ kind: pageNotes.kind, note: pageNotes.note, at: pageNotes.created_at })
    .from(pageNotes)
    .where(eq(pageNotes.user_id, userId));
}
