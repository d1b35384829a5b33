import type { MonitoredUser, MonitoringSort } from '@twelvefold/contract';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import { containing, isoTime } from '../../platform/db/fragments.ts';
import { type SQL, sql } from '../../platform/db/query.ts';
import { jobsByKey } from '../../platform/jobs/records.ts';
import type { After } from './cursors.ts';
import { studentSummaries as s } from './schema.ts';

/** Sort expression of a column (never null), and the type of its text in a cursor. Ids make the order unique. */
const sorts: Record<MonitoringSort, { by: SQL; type: string }> = {
  user_id: { by: sql`s.user_id`, type: 'uuid' },
  email: { by: sql`s.email`, type: 'text' },
  name: { by: sql`lower(s.name)`, type: 'text' },
  sessions_completed: { by: sql`s.sessions_completed`, type: 'int' },
  last_session_created: {
    by: sql`coalesce(s.last_session_created, '-infinity'::timestamptz)`,
    type: 'timestamptz',
  },
  current_session_id: { by: sql`coalesce(s.current_session_id::text, '')`, type: 'text' },
  pre_pack_available: { by: sql`s.pre_pack_available::int`, type: 'int' },
  jobs_enqueued: { by: sql`coalesce(j.enqueued, 0)`, type: 'int' },
  exhausted_jobs: { by: sql`coalesce(j.exhausted, 0)`, type: 'int' },
  critical_issue: { by: sql`(j.exhausted > 0 and not s.pre_pack_available) is true`, type: 'bool' },
  failed_job_type: { by: sql`coalesce(j.failed_queue, '')`, type: 'text' },
};

export interface Monitoring {
  sort: MonitoringSort;
  descending: boolean;
  /** Part of an id. */
  filter: string;
}
export type MonitoredRow = MonitoredUser & { sort_key: string };

/**
 * A page of users in one pass over the summaries. Columns become text for the page only, which is faster than for all.
 */
export function monitoredUsers(
  db: Db,
  { sort, descending, filter }: Monitoring,
  after: After | null,
  most: number,
): Promise<MonitoredRow[]> {
  const { by, type } = sorts[sort];
  const way = sql.raw(descending ? 'desc' : 'asc');
  const beyond = sql.raw(descending ? '<' : '>');
  const where = [
    filter && sql`s.user_id::text like ${containing(filter.toLowerCase())}`,
    after && sql`(${by}, s.user_id) ${beyond} (${after[0]}::text::${sql.raw(type)}, ${after[1]}::uuid)`,
  ].filter(condition => condition !== null && condition !== '');
  return rowsOf<MonitoredRow>(
    db.execute(sql`
      with page as materialized (
        select s.*, j.enqueued, j.exhausted, j.failed_queue, ${by} as sorted_by
        from ${s} s left join (${jobsByKey}) j on j.key = s.user_id
        ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}
        order by ${by} ${way}, s.user_id ${way} limit ${most})
      select p.user_id::text as user_id, p.email, p.name, p.sessions_completed,
        ${isoTime(sql`p.last_session_created`)} as last_session_created,
        p.current_session_id::text as current_session_id, p.pre_pack_available,
        coalesce(p.enqueued, 0) as jobs_enqueued, coalesce(p.exhausted, 0) as exhausted_jobs,
        (p.exhausted > 0 and not p.pre_pack_available) is true as critical_issue,
        p.failed_queue as failed_job_type, p.sorted_by::text as sort_key
      from page p order by p.sorted_by ${way}, p.user_id ${way}`),
  );
}

export async function userExists(db: Db, userId: string): Promise<boolean> {
  const rows = await rowsOf(db.execute(sql`select 1 from ${s} s where s.user_id = ${userId}::uuid`));
  return rows.length > 0;
}
