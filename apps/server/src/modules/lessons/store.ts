import type { Db, Tx } from '../../platform/db/db.ts';
import { and, asc, eq } from '../../platform/db/query.ts';
import { lessonMarks } from './schema.ts';

type MarkRow = typeof lessonMarks.$inferSelect;

export async function marksOf(db: Db, userId: string): Promise<MarkRow[]> {
  return db
    .select()
    .from(lessonMarks)
    .where(eq(lessonMarks.user_id, userId))
    .orderBy(asc(lessonMarks.read_at), asc(lessonMarks.subcategory));
}

/** Keeps an existing mark. */
export async function addMark(db: Db, mark: MarkRow): Promise<void> {
  await db.insert(lessonMarks).values(mark).onConflictDoNothing();
}

export async function removeMark(db: Db, userId: string, subcategory: string): Promise<void> {
  await db
    .delete(lessonMarks)
    .where(and(eq(lessonMarks.user_id, userId), eq(lessonMarks.subcategory, subcategory)));
}

export async function removeMarks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(lessonMarks).where(eq(lessonMarks.user_id, userId));
}
