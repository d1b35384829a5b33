import type { JobRow } from '@twelvefold/contract';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';

const jobsShown = 200;

/** All queues, and jobs of one or all of them: those that failed for good first. */
export async function queuesNow({ jobs }: Platform, queue: string | undefined) {
  const failed = await jobs.exhausted(queue === undefined ? {} : { queue });
  const waiting = await jobs.listed(queue, jobsShown);
  const rows: JobRow[] = [
    ...failed.map(({ failedAt, ...one }) => ({
      ...one,
      state: 'failed' as const,
      at: failedAt.toISOString(),
    })),
    ...waiting,
  ];
  return {
    queues: (await jobs.statistics()).map(({ oldestSeconds, ...counts }) => ({
      ...counts,
      oldest_seconds: Math.round(oldestSeconds),
    })),
    jobs: rows.slice(0, jobsShown),
  };
}

export async function retryJob({ db, jobs }: Platform, id: string) {
  if (!(await db.transaction(tx => jobs.retry(tx, id)))) throw notFound();
  return { success: true as const };
}

export async function cancelJob({ db, jobs }: Platform, id: string) {
  if (!(await jobs.cancel(db, id))) throw notFound();
  return { success: true as const };
}
