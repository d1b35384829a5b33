import type { MonitoringSort } from '@twelvefold/contract';
import { csvOf } from '../../platform/csv/writing.ts';
import { FileAnswer } from '../../platform/http/kinds/file-answer.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';
import { planPackJob } from '../learning/index.ts';
import { type After, pageOf, readCursor } from './cursors.ts';
import { type Monitoring, monitoredUsers, userExists } from './monitoring-store.ts';

interface Asked {
  sort?: string | undefined;
  filter?: string | undefined;
}

/** Users who need help come first. */
const helpFirst = '-critical_issue';

function viewOf({ sort = helpFirst, filter = '' }: Asked): Monitoring {
  return {
    sort: sort.replace(/^-/, '') as MonitoringSort,
    descending: sort.startsWith('-'),
    filter,
  };
}

export async function usersNow(
  { reports }: Platform,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: string | undefined },
  now: Date,
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await monitoredUsers(reports, viewOf(asked), after, limit + 1);
  const { page, next } = pageOf(rows, limit, ({ user_id }) => user_id);
  return { success: true as const, users: page, timestamp: now.toISOString(), next };
}

/** Large, because each page is a pass over all users. */
const rowsAtOnce = 5000;
const fields = [
  'user_id',
  'email',
  'name',
  'sessions_completed',
  'last_session_created',
  'current_session_id',
  'pre_pack_available',
  'jobs_enqueued',
  'exhausted_jobs',
  'critical_issue',
  'failed_job_type',
] as const;

async function* allUsers({ reports }: Platform, view: Monitoring) {
  let after: After | null = null;
  for (;;) {
    const rows = await monitoredUsers(reports, view, after, rowsAtOnce);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = [last.sort_key, last.user_id];
  }
}

export const usersAsCsv = (platform: Platform, asked: Asked) =>
  new FileAnswer('users-monitoring.csv', csvOf(fields, allUsers(platform, viewOf(asked))));

/** Deletes a user's dead planning jobs and enqueues a new one; a double click does it once. */
export async function fixUserJobs({ db, jobs }: Platform, userId: string) {
  if (!(await userExists(db, userId))) throw notFound();
  return db.transaction(async tx => {
    const deleted = await jobs.settle(tx, { queue: planPackJob, key: userId });
    const id = deleted > 0 ? await jobs.enqueue(tx, planPackJob, { userId }, { key: userId }) : null;
    return {
      success: true as const,
      message: deleted > 0 ? 'The next session is being prepared again.' : 'There was nothing to fix.',
      deleted_jobs_count: deleted,
      new_job_id: id,
    };
  });
}
