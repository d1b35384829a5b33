import { v7 as uuidv7 } from 'uuid';
import { daysAfter } from '../../platform/clock.ts';
import { deleteInBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/db.ts';
import { count, desc, eq, lt, sql } from '../../platform/db/query.ts';
import { pageCrashes, pageNotes } from './schema.ts';

/** Maximum of notes per student and day; further ones are dropped. */
const notesADay = 400;

/** Notes in the export, which holds them in memory; each has at most 8 KB. */
const notesExported = 500;

/** Stores a note unless the day's maximum is reached. */
export async function addNote(
  db: Db,
  userId: string,
  kind: (typeof pageNotes.$inferSelect)['kind'],
  note: unknown,
  now: Date,
): Promise<void> {
  const [today] = await db
    .select({ notes: count() })
    .from(pageNotes)
    .where(
      sql`${pageNotes.user_id} = ${userId} and ${pageNotes.created_at} > ${daysAfter(now, -1).toISOString()}::timestamptz`,
    );
  if ((today?.notes ?? 0) >= notesADay) return;
  const id = uuidv7({ msecs: now.getTime() });
  await db.insert(pageNotes).values({ user_id: userId, id, kind, note, created_at: now });
}

export async function removeNotesBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, pageNotes, lt(pageNotes.created_at, before));
}

/** A student's newest notes. */
export async function notesOf(db: Db, userId: string) {
  return db
    .select({ kind: pageNotes.kind, note: pageNotes.note, at: pageNotes.created_at })
    .from(pageNotes)
    .where(eq(pageNotes.user_id, userId))
    .orderBy(desc(pageNotes.id))
    .limit(notesExported);
}

/** Counts a known crash; returns whether it was known. */
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

/** Inserts a crash; counts it when another report inserted it first. */
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
