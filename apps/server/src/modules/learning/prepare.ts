import type { Tx } from '../../platform/db/db.ts';
import { isOutage } from '../../platform/db/outage.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { allServable } from '../content/index.ts';
import { dayOf } from './days.ts';
import { maybePack, type PackRow, savePack } from './pack-store.ts';
import { type Planner, planned, planUnlessReady } from './planning.ts';
import { lockStudent } from './store.ts';

/** The job that plans a student's next pack after the plan at the end of a session failed. */
export const planPackJob = 'practice.plan_pack';

export interface Preparer extends Planner {
  jobs: Jobs;
  log: Log;
}

/**
 * Plans the next pack inside the caller's transaction, who holds the student's lock. A plan that fails is undone alone:
 * it is logged, and the same transaction leaves it to a job. Returns whether the pack is there.
 */
export async function planNext(preparer: Preparer, tx: Tx, userId: string, now: Date): Promise<boolean> {
  try {
    await tx.transaction(savepoint => planUnlessReady(preparer, savepoint, userId, now));
    await preparer.jobs.settle(tx, { queue: planPackJob, key: userId });
    return true;
  } catch (error) {
    // Without the database there is no transaction left to leave a job in.
    if (isOutage(error)) throw error;
    preparer.log.warn({ err: error }, 'the next pack could not be planned; a job tries again');
    await preparer.jobs.enqueue(tx, planPackJob, { userId }, { key: userId });
    return false;
  }
}

type Planned = Awaited<ReturnType<typeof planned>>;

/** Whether a pack was planned on the calendar day of `now`. */
export const isOfToday = ({ planned_at }: Pick<PackRow, 'planned_at'>, now: Date): boolean =>
  dayOf(planned_at) === dayOf(now);

/** The same pack planned from what is known today; null where that fails, which is logged. */
async function plannedToday(preparer: Preparer, tx: Tx, userId: string, now: Date): Promise<Planned | null> {
  try {
    return await tx.transaction(savepoint => planned(preparer, savepoint, userId, now));
  } catch (error) {
    if (isOutage(error)) throw error;
    preparer.log.warn(
      { err: error },
      'a pack of an earlier day could not be planned again; it is used as it is',
    );
    return null;
  }
}

/**
 * The prepared pack, planned now when there is none, when a question of it was retired since, or when it is of an earlier
 * day: mistakes have come due, knowledge has faded, and what its reasons say of days is over. The caller holds the
 * student's lock.
 */
export async function packOrPlan(preparer: Preparer, tx: Tx, userId: string, now: Date): Promise<Planned> {
  const pack = await maybePack(tx, userId);
  const ids = pack?.items.map(({ item_id }) => item_id) ?? [];
  if (pack && (await allServable(tx, ids)))
    return isOfToday(pack, now) ? pack : ((await plannedToday(preparer, tx, userId, now)) ?? pack);
  if (pack) preparer.bank.lookAgain();
  return planned(preparer, tx, userId, now);
}

/** Brings a pack that waits from an earlier day up to today, before anything is said of it. */
export async function renewPack(preparer: Preparer, userId: string, now: Date): Promise<void> {
  const waiting = await maybePack(preparer.db, userId);
  if (!waiting || isOfToday(waiting, now)) return;
  await preparer.db.transaction(async tx => {
    await lockStudent(tx, userId);
    // A session may have begun with it in the meantime.
    if (await maybePack(tx, userId)) await savePack(tx, await packOrPlan(preparer, tx, userId, now));
  });
}

/** How the next pack stands: there, left to a job that will try again, given up by it, or not yet planned. */
export type Preparation = 'ready' | 'preparing' | 'failed' | 'none';

export async function preparationOf({ db, jobs }: Preparer, userId: string): Promise<Preparation> {
  if (await maybePack(db, userId)) return 'ready';
  const filter = { queue: planPackJob, key: userId };
  if (await jobs.waits(filter)) return 'preparing';
  return (await jobs.exhausted(filter)).length > 0 ? 'failed' : 'none';
}
