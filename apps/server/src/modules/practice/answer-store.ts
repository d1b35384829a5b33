import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { answers } from './schema.ts';

export type AnswerRow = typeof answers.$inferSelect;

/** An answer within a session. */
export type PlacedAnswer = AnswerRow & { session_id: string; position: number };

export async function answersOf(db: Db, userId: string, sessionId: string): Promise<PlacedAnswer[]> {
  const rows = await db
    .select()
    .from(answers)
    .where(and(eq(answers.user_id, userId), eq(answers.session_id, sessionId)))
    .orderBy(asc(answers.position));
  return rows as PlacedAnswer[];
}

/** All answers of a student after `sequence`, in the order they were counted. */
export async function answersAfter(
  db: Db,
  userId: string,
  sequence: number,
  limit: number,
): Promise<AnswerRow[]> {
  return db
    .select()
    .from(answers)
    .where(and(eq(answers.user_id, userId), gt(answers.sequence, sequence)))
    .orderBy(asc(answers.sequence))
    .limit(limit);
}

/** Right and wrong answers to the types of question a student ever missed, in the order they were counted. */
export async function attemptsAtMissed(db: Db, userId: string) {
  const missed = db
    .select({ type: answers.type })
    .from(answers)
    .where(and(eq(answers.user_id, userId), eq(answers.outcome, 'incorrect')));
  return db
    .select({
      type: answers.type,
      outcome: answers.outcome,
      elapsed_ms: answers.elapsed_ms,
      target_seconds: answers.target_seconds,
      answered_at: answers.answered_at,
    })
    .from(answers)
    .where(
      and(
        eq(answers.user_id, userId),
        inArray(answers.outcome, ['correct', 'incorrect']),
        inArray(answers.type, missed),
      ),
    )
    .orderBy(asc(answers.sequence));
}

/** The latest answer, skip or failed picture of a student at a question; null while it is open or was never theirs. */
export async function maybeAnswerTo(db: Db, userId: string, itemId: string): Promise<AnswerRow | null> {
  const [row] = await db
    .select()
    .from(answers)
    .where(and(eq(answers.user_id, userId), eq(answers.item_id, itemId)))
    .orderBy(desc(answers.sequence))
    .limit(1);
  return row ?? null;
}

/** Stores an answer that belongs to no session. */
export async function addTriedAnswer(tx: Tx, answer: AnswerRow): Promise<void> {
  await tx.insert(answers).values(answer);
}
