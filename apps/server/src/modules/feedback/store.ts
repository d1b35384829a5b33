import type { Db } from '../../platform/db/db.ts';
import { and, desc, eq, gte, isNull, or, sql } from '../../platform/db/query.ts';
import type { Person } from '../../platform/platform.ts';
import { feedback } from './schema.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

export async function addFeedback(db: Db, row: FeedbackRow): Promise<void> {
  await db.insert(feedback).values(row);
}

/** Whether the same person, or an unknown one, sent the same text since. */
export async function hasFeedback(
  db: Db,
  { user_id, email, text }: FeedbackRow,
  since: Date,
): Promise<boolean> {
  const same = and(
    eq(feedback.text, text),
    gte(feedback.created_at, since),
    user_id === null ? isNull(feedback.user_id) : eq(feedback.user_id, user_id),
    email === null ? isNull(feedback.email) : eq(feedback.email, email),
  );
  const [row] = await db.select({ id: feedback.id }).from(feedback).where(same).limit(1);
  return row !== undefined;
}

export async function feedbackOf(db: Db, userId: string): Promise<FeedbackRow[]> {
  return db.select().from(feedback).where(eq(feedback.user_id, userId)).orderBy(desc(feedback.created_at));
}

/** Deletes feedback written while signed in, and feedback with the person's address. */
export async function eraseFeedbackOf(db: Db, { id, provedEmail }: Person): Promise<void> {
  const withAddress = provedEmail ? sql`lower(${feedback.email}) = ${provedEmail}` : undefined;
  await db.delete(feedback).where(or(eq(feedback.user_id, id), withAddress));
}
