import type { JobRow, LongJob } from '@twelvefold/contract';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { longJobsNow } from '../../platform/jobs/long-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';

const jobsShown = 200;

/** All queues, and the jobs of one or all, dead ones first. */
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

/** Long jobs, running ones first. */
export async function longJobs({ reports, jobs }: Platform): Promise<{ jobs: LongJob[] }> {
  const rows = await longJobsNow(reports);
  const told = await Promise.all(
    rows.map(async ({ admin_id, began_at, ended_at, ...row }): Promise<LongJob> => {
      return {
        ...row,
        state: ended_at ? 'done' : await stateOf(jobs, row.queue),
        started_by: admin_id && (await maybeEmail(reports, admin_id)),
        began_at: began_at.toISOString(),
        ended_at: ended_at?.toISOString() ?? null,
      };
    }),
  );
  return { jobs: told.sort((a, b) => Number(a.state === 'done') - Number(b.state === 'done')) };
}

/** State of an unfinished run. */
async function stateOf(jobs: Jobs, queue: string): Promise<LongJob['state']> {
  if ((await jobs.listed(queue, 1)).length > 0) return 'running';
  return (await jobs.exhausted({ queue })).length > 0 ? 'failed' : 'stopped';
}

async function maybeEmail(db: Db, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ email: string }>(
    db.execute(sql`select email from users where id = ${id}::uuid`),
  );
  return row?.email ?? null;
}
