import type { Tx } from '../../platform/db/db.ts';
import { isOutage } from '../../platform/db/outage.ts';
import { dayOf } from '../../platform/india.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { allServable } from '../content/index.ts';
import { maybePack, type PackRow, savePack } from './pack-store.ts';
import { type Planner, planned, planUnlessReady } from './planning.ts';
import { lockStudent } from './store.ts';

/** Job that plans the next pack when planning at the end of a session failed. */
export const planPackJob = 'practice.plan_pack';

export interface Preparer extends Planner {
  jobs: Jobs;
  log: Log;
}

/**
 * Plans the next pack in the caller's transaction, under the student's lock. A failure rolls back to a savepoint, is
 * logged, and enqueues a job in the same transaction. Returns whether the pack is ready.
 */
export async function planNext(preparer: Preparer, tx: Tx, userId: string, now: Date): Promise<boolean> {
  try {
    await tx.transaction(savepoint => planUnlessReady(preparer, savepoint, userId, now));
    await preparer.jobs.settle(tx, { queue: planPackJob, key: userId });
    return true;
  } catch (error) {
    // Without a database no job can be enqueued.
    if (isOutage(error)) throw error;
    preparer.log.warn({ err: error }, 'the next pack could not be planned; a job tries again');
    await preparer.jobs.enqueue(tx, planPackJob, { userId }, { key: userId });
    return false;
  }
}

type Planned = Awaited<ReturnType<typeof planned>>;

/** Whether a pack was planned on the day of `now`. */
export const isOfToday = ({ planned_at }: Pick<PackRow, 'planned_at'>, now: Date): boolean =>
  dayOf(planned_at) === dayOf(now);

/** The pack planned again today; null when that fails, which is logged. */
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
 * The prepared pack. Planned now when missing, when a question was retired, or when it is from an earlier day (due
 * mistakes, beliefs and the reasons' days have changed). The caller holds the student's lock.
 */
export async function packOrPlan(preparer: Preparer, tx: Tx, userId: string, now: Date): Promise<Planned> {
  const pack = await maybePack(tx, userId);
  const ids = pack?.items.map(({ item_id }) => item_id) ?? [];
  if (pack && (await allServable(tx, ids)))
    return isOfToday(pack, now) ? pack : ((await plannedToday(preparer, tx, userId, now)) ?? pack);
  if (pack) preparer.bank.lookAgain();
  return planned(preparer, tx, userId, now);
}

/** Plans a waiting pack of an earlier day again, before it is shown. */
export async function renewPack(preparer: Preparer, userId: string, now: Date): Promise<void> {
  const waiting = await maybePack(preparer.db, userId);
  if (!waiting || isOfToday(waiting, now)) return;
  await preparer.db.transaction(async tx => {
    await lockStudent(tx, userId);
    // A session may have used it meanwhile.
    if (await maybePack(tx, userId)) await savePack(tx, await packOrPlan(preparer, tx, userId, now));
  });
}

/** Pack ready, planned by a job, given up by the job, or not planned yet. */
export type Preparation = 'ready' | 'preparing' | 'failed' | 'none';

export async function preparationOf({ db, jobs }: Preparer, userId: string): Promise<Preparation> {
  if (await maybePack(db, userId)) return 'ready';
  const filter = { queue: planPackJob, key: userId };
  if (await jobs.waits(filter)) return 'preparing';
  return (await jobs.exhausted(filter)).length > 0 ? 'failed' : 'none';
}
