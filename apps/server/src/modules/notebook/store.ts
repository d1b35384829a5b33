import type { QuestionMark } from '@twelvefold/contract';
import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { and, desc, eq, not, or, sql } from '../../platform/db/query.ts';
import { rootOf, twins } from '../learning/index.ts';
import { sessionItems } from '../practice/index.ts';
import { questionMarks } from './schema.ts';

export type MarkRow = typeof questionMarks.$inferSelect;

export const noMark: QuestionMark = { bookmarked: false, to_review: false, note: '', reason: null };

export const markOf = ({ bookmarked, to_review, note, reason }: MarkRow): QuestionMark => ({
  bookmarked,
  to_review,
  note,
  reason,
});

/** Marks, latest first. */
export async function marksOf(db: Db, userId: string): Promise<MarkRow[]> {
  return db
    .select()
    .from(questionMarks)
    .where(eq(questionMarks.user_id, userId))
    .orderBy(desc(questionMarks.changed_at), questionMarks.item_id);
}

/** Marks on a question, or on its original if it is a twin. */
export async function maybeMark(db: Db, userId: string, itemId: string): Promise<MarkRow | null> {
  const [row] = await db
    .select()
    .from(questionMarks)
    .where(and(eq(questionMarks.user_id, userId), eq(questionMarks.item_id, rootOf(userId, itemId))))
    .limit(1);
  return row ?? null;
}

/** The original of a question; null when it was never given to the student. */
export async function maybeRoot(db: Db, userId: string, itemId: string): Promise<string | null> {
  const [row] = await rowsOf<{ root: string | null }>(
    db.execute(sql`
      select case when
          exists (select 1 from ${sessionItems} where ${sessionItems.user_id} = ${userId}::uuid
            and ${itemId}::uuid = any (${sessionItems.item_ids}))
          or exists (select 1 from ${twins} where ${twins.user_id} = ${userId}::uuid
            and ${twins.item_id} = ${itemId}::uuid)
        then ${rootOf(userId, itemId)}::text end as root`),
  );
  return row?.root ?? null;
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

/** Number of marked questions, which is limited per student. */
export async function countMarks(db: Db, userId: string): Promise<number> {
  return db.$count(
    questionMarks,
    and(
      eq(questionMarks.user_id, userId),
      or(questionMarks.bookmarked, questionMarks.to_review, not(eq(questionMarks.note, ''))),
    ),
  );
}
