import type { Db, Tx } from '../../platform/db/db.ts';
import { and, asc, desc, eq, gte } from '../../platform/db/query.ts';
import { studyPlans, studyUnits } from './schema.ts';

export type PlanRow = typeof studyPlans.$inferSelect;
export type UnitRow = typeof studyUnits.$inferSelect;

/** The newest plan, in any state. */
export async function maybeNewestPlan(db: Db, userId: string): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(studyPlans)
    .where(eq(studyPlans.user_id, userId))
    .orderBy(desc(studyPlans.created_at), desc(studyPlans.id))
    .limit(1);
  return row ?? null;
}

export async function addPlan(tx: Tx, plan: PlanRow): Promise<void> {
  await tx.insert(studyPlans).values(plan);
}

export async function endPlan(
  tx: Tx,
  userId: string,
  id: string,
  status: Exclude<PlanRow['status'], 'active'>,
  now: Date,
): Promise<void> {
  await tx
    .update(studyPlans)
    .set({ status, ended_at: now })
    .where(and(eq(studyPlans.user_id, userId), eq(studyPlans.id, id)));
}

/** Units of all plans from a day on, by day and position. */
export async function unitsFrom(db: Db, userId: string, day: string): Promise<UnitRow[]> {
  return db
    .select()
    .from(studyUnits)
    .where(and(eq(studyUnits.user_id, userId), gte(studyUnits.day, day)))
    .orderBy(asc(studyUnits.day), asc(studyUnits.place));
}

export async function addUnits(tx: Tx, units: readonly UnitRow[]): Promise<void> {
  if (units.length > 0) await tx.insert(studyUnits).values([...units]);
}

/** A unit of the active plan on a day, or null. */
export async function maybeUnitOn(db: Db, userId: string, id: string, day: string): Promise<UnitRow | null> {
  const [row] = await db
    .select({ unit: studyUnits })
    .from(studyUnits)
    .innerJoin(
      studyPlans,
      and(eq(studyPlans.user_id, studyUnits.user_id), eq(studyPlans.id, studyUnits.plan_id)),
    )
    .where(
      and(
        eq(studyUnits.user_id, userId),
        eq(studyUnits.id, id),
        eq(studyUnits.day, day),
        eq(studyPlans.status, 'active'),
      ),
    )
    .limit(1);
  return row?.unit ?? null;
}

/** All plans, newest first. */
export async function plansMadeBy(db: Db, userId: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(studyPlans)
    .where(eq(studyPlans.user_id, userId))
    .orderBy(desc(studyPlans.created_at), desc(studyPlans.id));
}

export async function removePlans(tx: Tx, userId: string): Promise<void> {
  await tx.delete(studyPlans).where(eq(studyPlans.user_id, userId));
}
