import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { learners } from './schema.ts';

export type LearnerRow = typeof learners.$inferSelect;

/** Holds every other writer of this student's practice until the transaction ends. */
export async function lockStudent(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 12))`);
}

export async function maybeLearner(db: Db, userId: string): Promise<LearnerRow | null> {
  const [row] = await db.select().from(learners).where(eq(learners.user_id, userId)).limit(1);
  return row ?? null;
}

export async function saveLearner(tx: Tx, learner: LearnerRow): Promise<void> {
  const { user_id: _key, ...changed } = learner;
  await tx.insert(learners).values(learner).onConflictDoUpdate({ target: learners.user_id, set: changed });
}

export async function studentsWithAnswers(db: Db): Promise<string[]> {
  const rows = await db.select({ id: learners.user_id }).from(learners).orderBy(learners.user_id);
  return rows.map(row => row.id);
}
