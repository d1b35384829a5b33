import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { and, asc, desc, eq, getTableColumns, gte, lt, lte, sql } from '../../platform/db/query.ts';
import { newestCorrection } from '../content/index.ts';
import { learners } from './schema.ts';

export type LearnerRow = typeof learners.$inferSelect;

/**
 * Holds every other writer of this student's practice until the transaction ends: those that take this lock, and with
 * the row of beliefs the answers, which take no other.
 */
export async function lockStudent(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    with held as materialized (select pg_advisory_xact_lock(hashtextextended(${userId}, 12)))
    select 1 from held left join lateral (
      select 1 from ${learners} where ${learners.user_id} = ${userId} for update) as beliefs on true`);
}

/** A learner's row, and the newest correction of a key that there is. */
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

/** Notes by which corrections of keys a student's beliefs are judged. The caller holds the student's lock. */
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

/** Students whose beliefs are stored in an earlier version, by id: so many of them, or those up to one of them. */
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

/** Students with so many answers, those first whose beliefs changed last. */
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
