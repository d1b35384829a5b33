import type { Db } from '../../platform/db/db.ts';
import { feedback } from './schema.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

export async function addFeedback(db: Db, row: FeedbackRow): Promise<void> {
  await db.insert(feedback).values(row);
}
