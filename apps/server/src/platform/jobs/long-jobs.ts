import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/query.ts';
import { longJobs } from './schema.ts';

export type LongJobRow = typeof longJobs.$inferSelect;

interface Beginning {
  queue: string;
  /** Null for a scheduled job. */
  adminId: string | null;
  /** Number of items; null when unknown. */
  total: number | null;
}

/** Records the start of a long job in place of its last run. */
export async function beginLongJob(db: Db, { queue, adminId, total }: Beginning, now: Date): Promise<void> {
  const row = { admin_id: adminId, total, done: 0, began_at: now, ended_at: null, result: null };
  await db
    .insert(longJobs)
    .values({ queue, ...row })
    .onConflictDoUpdate({ target: longJobs.queue, set: row });
}

/** Records how much is done. A retry never lowers it. */
export async function noteLongJob(db: Db, queue: string, done: number): Promise<void> {
  await db
    .update(longJobs)
    .set({ done: sql`greatest(${longJobs.done}, ${done}::int)` })
    .where(eq(longJobs.queue, queue));
}

export async function endLongJob(db: Db, queue: string, result: string, now: Date): Promise<void> {
  await db
    .update(longJobs)
    .set({ ended_at: now, result, done: sql`coalesce(${longJobs.total}, ${longJobs.done})` })
    .where(eq(longJobs.queue, queue));
}

export const longJobsNow = (db: Db): Promise<LongJobRow[]> =>
  db.select().from(longJobs).orderBy(longJobs.queue);
