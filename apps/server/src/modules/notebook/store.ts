import type { QuestionMark } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import { and, desc, eq, not, or } from '../../platform/db/query.ts';
import { questionMarks } from './schema.ts';

export type MarkRow = typeof questionMarks.$inferSelect;

export const noMark: QuestionMark = { bookmarked: false, to_review: false, note: '', reason: null };

export const markOf = ({ bookmarked, to_review, note, reason }: MarkRow): QuestionMark => ({
  bookmarked,
  to_review,
  note,
  reason,
});

/** What a student put on questions, the latest first. */
export async function marksOf(db: Db, userId: string): Promise<MarkRow[]> {
  return db
    .select()
    .from(questionMarks)
    .where(eq(questionMarks.user_id, userId))
    .orderBy(desc(questionMarks.changed_at), questionMarks.item_id);
}

export async function maybeMark(db: Db, userId: string, itemId: string): Promise<MarkRow | null> {
  const [row] = await db
    .select()
    .from(questionMarks)
    .where(and(eq(questionMarks.user_id, userId), eq(questionMarks.item_id, itemId)))
    .limit(1);
  return row ?? null;
}

export async function saveMark(tx: Tx, row: MarkRow): Promise<void> {
  const { user_id: _u, item_id: _i, ...changed } = row;
  await tx
    .insert(questionMarks)
    .values(row)
    .onConflictDoUpdate({ target: [questionMarks.user_id, questionMarks.item_id], set: changed });
}

export async function removeMarks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(questionMarks).where(eq(questionMarks.user_id, userId));
}

/** Questions a student may mark: a bound on what one account can store. */
export async function countMarks(db: Db, userId: string): Promise<number> {
  return db.$count(
    questionMarks,
    and(
      eq(questionMarks.user_id, userId),
      or(questionMarks.bookmarked, questionMarks.to_review, not(eq(questionMarks.note, ''))),
    ),
  );
}
