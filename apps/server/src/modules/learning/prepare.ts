import type { Tx } from '../../platform/db/db.ts';
import { isOutage } from '../../platform/db/outage.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { maybePack } from './pack-store.ts';
import { type Planner, planUnlessReady } from './planning.ts';

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

/** How the next pack stands: there, left to a job that will try again, given up by it, or not yet planned. */
export type Preparation = 'ready' | 'preparing' | 'failed' | 'none';

export async function preparationOf({ db, jobs }: Preparer, userId: string): Promise<Preparation> {
  if (await maybePack(db, userId)) return 'ready';
  const filter = { queue: planPackJob, key: userId };
  if (await jobs.waits(filter)) return 'preparing';
  return (await jobs.exhausted(filter)).length > 0 ? 'failed' : 'none';
}
