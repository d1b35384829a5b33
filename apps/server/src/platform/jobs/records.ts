import { type Db, rowsOf, type Tx } from '../db/db.ts';
import { isoTime } from '../db/fragments.ts';
import { sql } from '../db/query.ts';
import { deadLetters } from './queues.ts';

/** Statistics of one queue; the counts are about 10 s old, the age is current. */
export interface QueueStatistics {
  queue: string;
  /** Due, waiting for a worker. */
  ready: number;
  /** Delayed, or waiting for a retry. */
  deferred: number;
  active: number;
  /** Dead within the last hour. */
  failed: number;
  /** Seconds since the first waiting job was due; 0 when none is due. */
  oldestSeconds: number;
}

export interface ExhaustedJob {
  id: string;
  queue: string;
  key: string | null;
  failedAt: Date;
  tries: number;
}

/** Reads the queue table and one index entry per queue; never counts jobs. */
export function queueStatistics(db: Db): Promise<QueueStatistics[]> {
  return rowsOf<QueueStatistics>(
    db.execute(sql`
      select q.name as queue, q.ready_count as ready, q.deferred_count as deferred, q.active_count as active,
        q.failed_count as failed,
        coalesce(extract(epoch from now() - first.due), 0)::float8 as "oldestSeconds"
      from pgboss.queue q left join lateral (
        select greatest(j.created_on, j.start_after) as due from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
          and q.name <> ${deadLetters}
        order by j.priority desc, j.created_on limit 1) first on true
      where q.name not like '\\_\\_%' order by q.name`),
  );
}

/** The queues with a due or running job. */
export async function busyQueues(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db.execute(sql`
      select distinct name from pgboss.job
      where name in ${[...names]} and (state = 'active' or (state < 'active' and start_after <= now()))`),
  );
  return rows.map(row => row.name);
}

/** Deletes the waiting and finished jobs of these persons, by index; a running job ends first. */
export async function removeJobsOf(tx: Tx | Db, persons: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where group_id in ${[...persons]} and state <> 'active'`);
}

/** A job by queue and key. */
export interface JobKey {
  queue: string;
  key: string;
}

export async function isWaiting(db: Db, { queue, key }: JobKey): Promise<boolean> {
  const rows = await rowsOf(
    db.execute(
      sql`select 1 from pgboss.job where name = ${queue} and singleton_key = ${key} and state < 'completed' limit 1`,
    ),
  );
  return rows.length > 0;
}

/** Deletes the dead letters of this queue and key; of two concurrent calls, one returns the number. */
export async function removeDeadLetters(tx: Tx | Db, { queue, key }: JobKey): Promise<number> {
  const removed = await rowsOf(
    tx.execute(sql`
      delete from pgboss.job
      where name = ${deadLetters} and state = 'created' and not blocked
        and source_name = ${queue} and singleton_key = ${key}
      returning id`),
  );
  return removed.length;
}

export async function exhaustedJobs(
  db: Db,
  filter: { queue?: string; key?: string } = {},
): Promise<ExhaustedJob[]> {
  const rows = await rowsOf<Omit<ExhaustedJob, 'failedAt'> & { failed_at: string | Date }>(
    db.execute(sql`
      select source_id::text as id, source_name as queue, singleton_key as key, created_on as failed_at,
        source_retry_count + 1 as tries
      from pgboss.job
      where name = ${deadLetters} and state = 'created' and not blocked
        and (${filter.queue ?? null}::text is null or source_name = ${filter.queue ?? null})
        and (${filter.key ?? null}::text is null or singleton_key = ${filter.key ?? null})
      order by created_on desc limit 500`),
  );
  return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: new Date(failed_at) }));
}

export interface ListedJob {
  id: string;
  queue: string;
  key: string | null;
  state: 'waiting' | 'deferred' | 'active';
  at: string;
  tries: number;
}

/** Waiting and running jobs, first due first, without their data. */
export function listedJobs(db: Db, queue: string | undefined, most: number): Promise<ListedJob[]> {
  return rowsOf<ListedJob>(
    db.execute(sql`
      select id::text as id, name as queue, singleton_key as key, retry_count::int as tries,
        case when state = 'active' then 'active' when start_after > now() then 'deferred' else 'waiting' end as state,
        ${isoTime(sql`created_on`)} as at
      from pgboss.job
      where state <= 'active' and name <> ${deadLetters} and name not like '\\_\\_%'
        and (${queue ?? null}::text is null or name = ${queue ?? null})
      order by start_after, created_on limit ${most}`),
  );
}

export interface DeadLetter {
  queue: string;
  key: string;
  data: object;
}

/** Removes and returns a dead letter; null when another call was quicker. */
export async function takeDeadLetter(tx: Tx | Db, id: string): Promise<DeadLetter | null> {
  const [row] = await rowsOf<DeadLetter>(
    tx.execute(sql`
      delete from pgboss.job
      where name = ${deadLetters} and state = 'created' and not blocked and source_id = ${id}::uuid
      returning source_name as queue, singleton_key as key, data`),
  );
  return row ?? null;
}

/** Deletes a job that has not begun. */
export async function removeWaiting(tx: Tx | Db, id: string): Promise<boolean> {
  const removed = await rowsOf(
    tx.execute(sql`
      delete from pgboss.job where id = ${id}::uuid and state < 'active' and name <> ${deadLetters} returning id`),
  );
  return removed.length > 0;
}

/**
 * Subquery: waiting and dead jobs by their uuid key, as `key`, `enqueued`, `exhausted` and `failed_queue` (queue of the
 * newest dead job).
 */
export const jobsByKey = sql`
  select key, (count(*) filter (where not dead))::int as enqueued, (count(*) filter (where dead))::int as exhausted,
    (array_agg(source_name order by created_on desc) filter (where dead))[1] as failed_queue
  from (
    select case when singleton_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then singleton_key::uuid end as key,
      name = ${deadLetters} as dead, source_name, created_on
    from pgboss.job where state < 'completed' and singleton_key is not null) as keyed
  where key is not null group by key`;
