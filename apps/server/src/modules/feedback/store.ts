import { desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/platform.ts';
import { feedback } from './schema.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

export async function addFeedback(db: Db, row: FeedbackRow): Promise<void> {
  await db.insert(feedback).values(row);
}

export async function feedbackOf(db: Db, userId: string): Promise<FeedbackRow[]> {
  return db.select().from(feedback).where(eq(feedback.user_id, userId)).orderBy(desc(feedback.created_at));
}

/** What the person wrote while signed in, and whatever was left with their address. */
export async function eraseFeedbackOf(db: Db, { id, provedEmail }: Person): Promise<void> {
  const withAddress = provedEmail ? sql`lower(${feedback.email}) = ${provedEmail}` : undefined;
  await db.delete(feedback).where(or(eq(feedback.user_id, id), withAddress));
}
