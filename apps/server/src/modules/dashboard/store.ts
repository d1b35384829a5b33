import type { Db } from '../../platform/db/db.ts';
import { eq } from '../../platform/db/query.ts';
import { insights } from './schema.ts';

export type InsightsRow = typeof insights.$inferSelect;

export async function maybeInsights(db: Db, userId: string): Promise<InsightsRow | null> {
  const [row] = await db.select().from(insights).where(eq(insights.user_id, userId)).limit(1);
  return row ?? null;
}

export async function saveInsights(db: Db, row: InsightsRow): Promise<void> {
  const { user_id: _key, ...changed } = row;
  await db.insert(insights).values(row).onConflictDoUpdate({ target: insights.user_id, set: changed });
}

export async function removeInsights(db: Db, userId: string): Promise<void> {
  await db.delete(insights).where(eq(insights.user_id, userId));
}
