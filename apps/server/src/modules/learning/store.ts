import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { and, asc, desc, eq, getTableColumns, gte, lt, lte, sql } from '../../platform/db/query.ts';
import { newestCorrection } from '../content/index.ts';
import { learners } from './schema.ts';

export type LearnerRow = typeof learners.$inferSelect;

/**
 * Blocks all other writers of the student's practice until the transaction ends: by an advisory lock, and by the row
 * lock on the beliefs, the only lock that answers take.
 */
export async function lockStudent(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    with held as materialized (select pg_advisory_xact_lock(hashtextextended(${userId}, 12)))
    select 1 from held left join lateral (
      select 1 from ${learners} where ${learners.user_id} = ${userId} for update) as beliefs on true`);
}

/** A learner's row with the newest existing key correction. */
export interface StoredLearner extends LearnerRow {
  newest_correction: number;
}

export async function maybeLearner(db: Db, userId: string): Promise<StoredLearner | null> {
  const [row] = await db
    .select({ ...getTableColumns(learners), newest_correction: newestCorrection })
    .from(learners)
    .where(eq(learners.user_id, userId))
    .limit(1);
  return row ?? null;
}

/** Records the key corrections that the beliefs include. The caller holds the student's lock. */
export async function noteCorrections(tx: Tx, userId: string, corrections: number): Promise<void> {
  await tx.update(learners).set({ corrections }).where(eq(learners.user_id, userId));
}

export async function newestCorrectionOf(db: Db): Promise<number> {
  const [row] = await rowsOf<{ newest: number }>(db.execute(sql`select ${newestCorrection} as newest`));
  return row?.newest ?? 0;
}

export async function saveLearner(tx: Tx, learner: LearnerRow): Promise<void> {
  const { user_id: _key, ...changed } = learner;
  await tx.insert(learners).values(learner).onConflictDoUpdate({ target: learners.user_id, set: changed });
}

export async function studentsWithAnswers(db: Db): Promise<string[]> {
  const rows = await db.select({ id: learners.user_id }).from(learners).orderBy(learners.user_id);
  return rows.map(row => row.id);
}

/** Students with beliefs of an earlier version, by id: the first `most`, or all up to `upto`. */
export async function studentsOfEarlierVersions(
  db: Db,
  version: number,
  { most, upto }: { most?: number; upto?: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: learners.user_id })
    .from(learners)
    .where(and(lt(learners.version, version), upto === undefined ? undefined : lte(learners.user_id, upto)))
    .orderBy(asc(learners.user_id))
    .limit(most ?? Number.MAX_SAFE_INTEGER);
  return rows.map(row => row.id);
}

/** Students with at least this many answers and beliefs changed since `since`, latest change first. */
export async function studentsOfLate(
  db: Db,
  since: Date,
  { leastAnswers, most }: { leastAnswers: number; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: learners.user_id })
    .from(learners)
    .where(and(gte(learners.sequence, leastAnswers), gte(learners.updated_at, since)))
    .orderBy(desc(learners.updated_at), asc(learners.user_id))
    .limit(most);
  return rows.map(row => row.id);
}
