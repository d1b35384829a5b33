import { type Db, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { and, asc, desc, eq, gt, inArray, sql } from '../../../platform/db/query.ts';
import { answers, judgedAnswers } from '../schema.ts';

/** An answer judged by today's key. */
export type AnswerRow = typeof judgedAnswers.$inferSelect;

/** An answer within a session. */
export type PlacedAnswer = AnswerRow & { session_id: string; position: number };

export async function answersOf(db: Db, userId: string, sessionId: string): Promise<PlacedAnswer[]> {
  const rows = await db
    .select()
    .from(judgedAnswers)
    .where(and(eq(judgedAnswers.user_id, userId), eq(judgedAnswers.session_id, sessionId)))
    .orderBy(asc(judgedAnswers.position));
  return rows as PlacedAnswer[];
}

/** A student's answers after `sequence`, in that order. */
export async function answersAfter(
  db: Db,
  userId: string,
  sequence: number,
  limit: number,
): Promise<AnswerRow[]> {
  return db
    .select()
    .from(judgedAnswers)
    .where(and(eq(judgedAnswers.user_id, userId), gt(judgedAnswers.sequence, sequence)))
    .orderBy(asc(judgedAnswers.sequence))
    .limit(limit);
}

/** Whether a student has answered one of these items. */
export async function hasAnswered(db: Db, userId: string, itemIds: readonly string[]): Promise<boolean> {
  if (itemIds.length === 0) return false;
  const rows = await db
    .select({ item: judgedAnswers.item_id })
    .from(judgedAnswers)
    .where(and(eq(judgedAnswers.user_id, userId), inArray(judgedAnswers.item_id, [...itemIds])))
    .limit(1);
  return rows.length > 0;
}

/**
 * A student's answers with the fields that mistakes need, by sequence; joins the notebook's marks in the same
 * statement.
 */
export async function told(db: Db, userId: string) {
  return db
    .select({
      sequence: judgedAnswers.sequence,
      item_id: judgedAnswers.item_id,
      type: judgedAnswers.type,
      band: judgedAnswers.band,
      outcome: judgedAnswers.outcome,
      chosen: judgedAnswers.chosen,
      misconception: judgedAnswers.misconception,
      elapsed_ms: judgedAnswers.elapsed_ms,
      target_seconds: judgedAnswers.target_seconds,
      logit: judgedAnswers.logit,
      logit_variance: judgedAnswers.logit_variance,
      help: judgedAnswers.help,
      answered_at: judgedAnswers.answered_at,
      to_review: sql<boolean>`(${judgedAnswers.outcome} = 'skipped' and exists (select 1 from question_marks m
        where m.user_id = ${userId}::uuid and m.item_id = ${judgedAnswers.item_id} and m.to_review))`,
    })
    .from(judgedAnswers)
    .where(eq(judgedAnswers.user_id, userId))
    .orderBy(asc(judgedAnswers.sequence));
}

/** The student's latest answer, skip or failed picture of a question; null for an open or unknown one. */
export async function maybeAnswerTo(db: Db, userId: string, itemId: string): Promise<AnswerRow | null> {
  const [row] = await db
    .select()
    .from(judgedAnswers)
    .where(and(eq(judgedAnswers.user_id, userId), eq(judgedAnswers.item_id, itemId)))
    .orderBy(desc(judgedAnswers.sequence))
    .limit(1);
  return row ?? null;
}

/** SQL: share of right lines of a worked example, rounded to thousandths so that it reads back equal. */
export const shareRight = 'round(lines_right::numeric / lines_asked, 3)::float8';

/** Help and worked example used before an answer. */
export async function usedBefore(
  tx: Tx,
  {
    user_id,
    item_id,
    session_id,
    position,
  }: Pick<AnswerRow, 'user_id' | 'item_id' | 'session_id' | 'position'>,
): Promise<Pick<AnswerRow, 'help' | 'example'>> {
  const [used] = await rowsOf<Pick<AnswerRow, 'help' | 'example'>>(
    tx.execute(sql`
      select (select help from doubt_threads where user_id = ${user_id}::uuid and item_id = ${item_id}::uuid
          and helped_session = ${session_id}::uuid) as help,
        (select ${sql.raw(shareRight)} from worked_examples where user_id = ${user_id}::uuid
          and session_id = ${session_id}::uuid and position = ${position}::smallint and ended_at is not null) as example`),
  );
  return used ?? { help: null, example: null };
}

export async function addAnswer(tx: Tx, answer: AnswerRow): Promise<void> {
  const { user_id, item_id } = answer;
  const earlier = tx
    .select({ one: sql`1` })
    .from(answers)
    .where(and(eq(answers.user_id, user_id), eq(answers.item_id, item_id)));
  await tx.insert(answers).values({ ...answer, is_first: sql`not exists ${earlier}` });
}
