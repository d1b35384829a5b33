import type { Goal, GoalChange, PercentileMarks } from '@twelvefold/contract';
import { MARKS_AT_PERCENTILE } from '@twelvefold/engine';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inArray } from '../../platform/db/query.ts';
import { dayOf } from '../../platform/india.ts';
import { goals } from './schema.ts';

/** The student's goal, or null. */

export const maybeGoal = async (db: Db, userId: string): Promise<Goal | null> =>
  (await goalsOf(db, [userId])).get(userId) ?? null;

/** Goals of these students by id; students without a goal are missing. */
export async function goalsOf(db: Db, userIds: readonly string[]): Promise<Map<string, Goal>> {
  const rows = await db
    .select()
    .from(goals)
    .where(inArray(goals.user_id, [...userIds]));
  return new Map(rows.map(({ user_id, set_at: _, ...goal }) => [user_id, goal]));
}

export const noGoal: Goal = { exam_date: null, days_a_week: null, target_percentile: null };

/** Marks needed for percentiles. */
export const percentileMarks: PercentileMarks[] = MARKS_AT_PERCENTILE.map(({ working, ...row }) => ({
  ...row,
  about: working,
}));

const MS_PER_DAY = 86_400_000;

/** The planner's inputs from a goal; a past exam date is ignored. */
export function planFor({ exam_date, days_a_week, target_percentile }: Goal, now: Date) {
  const days =
    exam_date === null ? -1 : Math.round((Date.parse(exam_date) - Date.parse(dayOf(now))) / MS_PER_DAY);
  return {
    ...(days >= 0 && { daysToExam: days }),
    ...(days_a_week !== null && { daysAWeek: days_a_week }),
    ...(target_percentile !== null && { targetPercentile: target_percentile }),
  };
}

/** Changes parts of a goal and returns the whole goal. */
export async function saveGoal(tx: Tx, userId: string, change: GoalChange, now: Date): Promise<Goal> {
  const goal = { ...((await maybeGoal(tx, userId)) ?? noGoal), ...change };
  const row = { ...goal, set_at: now };
  await tx
    .insert(goals)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: goals.user_id, set: row });
  return goal;
}
