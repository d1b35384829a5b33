import { count, desc, eq, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import { pageCrashes, pageNotes } from './schema.ts';

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

/** Whether it was known. */
export async function countKnownCrash(db: Db, id: string, route: string, now: Date): Promise<boolean> {
  const counted = await db
    .update(pageCrashes)
    .set({ times: sql`${pageCrashes.times} + 1`, last_at: now, route })
    .where(eq(pageCrashes.id, id))
    .returning({ id: pageCrashes.id });
  return counted.length > 0;
}

export async function crashesKept(db: Db): Promise<number> {
  const [row] = await db.select({ crashes: count() }).from(pageCrashes);
  return row?.crashes ?? 0;
}

/** Counted instead, where another report of the same crash was first. */
export async function insertCrash(db: Db, crash: typeof pageCrashes.$inferInsert): Promise<void> {
  await db
    .insert(pageCrashes)
    .values(crash)
    .onConflictDoUpdate({ target: pageCrashes.id, set: { times: sql`${pageCrashes.times} + 1` } });
}

export const latestCrashes = (db: Db, most: number) =>
  db.select().from(pageCrashes).orderBy(desc(pageCrashes.last_at)).limit(most);

export async function removeCrashesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(pageCrashes).where(lt(pageCrashes.last_at, before));
}
