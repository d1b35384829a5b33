import { figures } from '@twelvefold/contract';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, type JobWithMetadata, PgBoss } from 'pg-boss';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../clock.ts';
import { type Db, rowsOf } from '../db/db.ts';
import type { EmbeddedHome } from '../db/embedded.ts';
import type { PostgresHome } from '../db/postgres.ts';
import type { Log } from '../log.ts';

export interface JobContext {
  now: Date;
  log: Log;
  /** 1 for the first try. */
  attempt: number;
}

/** Work done later. A handler may run twice: what it does must be harmless the second time. */
export interface JobDefinition {
  handle(data: never, context: JobContext): Promise<void>;
  /** Tries after the first, with doubling delays from one second; then the job is dead. 5 unless said. */
  retries?: number;
  /** Longest delay between tries, in seconds; 300 unless said. */
  mostDelaySeconds?: number;
  /** Runs by itself, in UTC: `7 * * * *` is seven minutes past every hour. */
  cron?: string;
  /** How many run at once in this process; 1 unless said. */
  atOnce?: number;
  /** Its data names a person: done or failed, it is gone some hours later, and no copy of it is kept. */
  personal?: boolean;
}

export type JobDefinitions = Record<string, JobDefinition>;

/** Names the data a handler takes: `job<{ userId: string }>({ handle: async ({ userId }) => … })`. */
export const job = <Data extends object>(
  definition: Omit<JobDefinition, 'handle'> & { handle(data: Data, context: JobContext): Promise<void> },
): JobDefinition => definition as JobDefinition;

interface EnqueueOptions {
  /** While a job of this name and key waits, another enqueue changes nothing. */
  key?: string;
  /** Not before so many seconds from now, by the database's clock. */
  afterSeconds?: number;
}

interface QueueCount {
  queue: string;
  state: string;
  count: number;
}

interface ExhaustedJob {
  id: string;
  queue: string;
  key: string | null;
  failedAt: Date;
  tries: number;
}

export interface Jobs {
  /** Adds a job in the caller's transaction: it exists when that commits, and is then picked up at once. */
  enqueue(tx: Db, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Installs the queues of these definitions; before any enqueue. */
  prepare(definitions: JobDefinitions): Promise<void>;
  /** Starts working; `prepare` came first. */
  work(): Promise<void>;
  /** Runs what waits now, and what that enqueues, in this call, until nothing waits: for tests and commands. */
  runWaiting(): Promise<void>;
  /** Removes every job, waiting or over, that has one of these texts as its key or in its data; running ones end first. */
  forget(tx: Db, texts: readonly string[]): Promise<void>;
  counts(): Promise<QueueCount[]>;
  /** Whether a job of this queue and key is still to be done, or is being done. */
  waits(filter: { queue: string; key: string }): Promise<boolean>;
  /** Jobs that failed for good, newest first; `key` narrows to one. */
  exhausted(filter?: { queue?: string; key?: string }): Promise<ExhaustedJob[]>;
  /** Waits for running jobs (at most 8 s) and stops. */
  stop(): Promise<void>;
}

const deadLetters = 'dead_letters';
const leaseSeconds = 60;
/** How often leases that ran out are looked for. */
const superviseSeconds = 20;
/** How often jobs are removed whose time is over. */
const removalSeconds = 3600;
const personalKeptSeconds = 6 * 3600;
const defaultRetries = 5;
const defaultMostDelaySeconds = 300;
const shutdownMs = 8000;
const nil = '00000000-0000-0000-0000-000000000000';

export function createJobs(home: EmbeddedHome | PostgresHome, clock: Clock, log: Log): Jobs {
  const boss = new PgBoss({
    ...(home.kind === 'embedded'
      ? { db: fromPglite(home.client), backend: 'pglite' as const }
      : {
          connectionString: home.url,
          max: 4,
          application_name: 'twelvefold jobs',
          connectionTimeoutMillis: 1500,
        }),
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: removalSeconds,
    monitorIntervalSeconds: 20,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 5,
  });
  // What breaks here is retried by the next poll: a warning, not a failure of ours.
  boss.on('error', error => log.warn({ err: error }, 'jobs: database trouble'));
  const definitions: JobDefinitions = {};

  const run = async (name: string, found: JobWithMetadata<object>): Promise<void> => {
    const definition = definitions[name];
    if (!definition) throw new Error(`No handler for job ${name}`);
    const attempt = found.retryCount + 1;
    const context = { now: clock.now(), attempt, log: log.child({ job: name, jobId: found.id }) };
    try {
      await definition.handle(found.data as never, context);
    } catch (error) {
      const last = found.retryCount >= found.retryLimit;
      context.log[last ? 'error' : 'warn'](
        { err: error, attempt },
        last ? 'job failed for good' : 'job failed, will retry',
      );
      throw error;
    }
  };

  return {
    enqueue: async (tx, name, data, options = {}) => {
      if (!definitions[name]) throw new Error(`Unknown job ${name}`);
      await boss.send(name, data, {
        db: fromDrizzle(tx as never, sql),
        singletonKey: options.key ?? uuid(),
        ...(options.afterSeconds && { startAfter: options.afterSeconds }),
      });
    },
    prepare: async added => {
      for (const [name, definition] of Object.entries(added)) refuseLongMemory(name, definition);
      Object.assign(definitions, added);
      await boss.start();
      await createQueues(boss, definitions);
      if (home.kind === 'embedded') await returnOrphans(home.db);
    },
    work: async () => {
      for (const [name, definition] of Object.entries(definitions)) {
        await boss.work(
          name,
          {
            pollingIntervalSeconds: 0.5,
            notifyPollingIntervalSeconds: 5,
            includeMetadata: true,
            localConcurrency: definition.atOnce ?? 1,
          },
          async (found: JobWithMetadata<object>[]) => {
            for (const one of found) await run(name, one);
          },
        );
        if (definition.cron) await boss.schedule(name, definition.cron, {}, { singletonKey: 'cron' });
      }
    },
    runWaiting: async () => {
      for (let names = await waiting(home.db); names.length > 0; names = await waiting(home.db)) {
        for (const name of names) {
          const batch = await boss.fetch<object>(name, { includeMetadata: true, batchSize: 50 });
          for (const found of batch.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime())) {
            await run(name, found).then(
              () => boss.complete(name, found.id),
              error => boss.fail(name, found.id, { message: String(error) }),
            );
          }
        }
      }
    },
    forget: async (tx, texts) => {
      for (const text of texts)
        await tx.execute(
          sql`delete from pgboss.job where state <> 'active' and (singleton_key = ${text} or position(${text} in data::text) > 0)`,
        );
    },
    counts: () =>
      rowsOf<QueueCount>(
        home.db.execute(
          sql`select name as queue, state::text as state, count(*)::int as count from pgboss.job where name not like '\\_\\_%' group by name, state order by name, state`,
        ),
      ),
    waits: filter => waits(home.db, filter),
    exhausted: filter => exhausted(home.db, filter),
    stop: async () => {
      await boss.stop({ graceful: true, timeout: shutdownMs, close: true });
    },
  };
}

/** Queues hold at most one waiting job of a key; a job whose process died returns after its lease. */
async function createQueues(boss: PgBoss, definitions: JobDefinitions): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(queue => queue.name));
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 90 * 24 * 3600 });
  for (const [name, definition] of Object.entries(definitions)) {
    const options = {
      retryLimit: definition.retries ?? defaultRetries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: definition.mostDelaySeconds ?? defaultMostDelaySeconds,
      expireInSeconds: leaseSeconds,
      notify: true,
      ...(definition.personal ? { deleteAfterSeconds: personalKeptSeconds } : { deadLetter: deadLetters }),
    };
    if (existing.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, policy: 'short' });
    // A first look fills the queue cache, so that an enqueue inside a transaction never asks outside of it.
    await boss.findJobs(name, { id: nil });
  }
}

/** The privacy notice says when nothing names a person any more who left: no job may take longer, all its tries with it. */
function refuseLongMemory(name: string, { personal, retries, mostDelaySeconds }: JobDefinition): void {
  if (!personal) return;
  const trySeconds = leaseSeconds + superviseSeconds;
  const pauseSeconds = mostDelaySeconds ?? defaultMostDelaySeconds;
  const triesSeconds = trySeconds + (retries ?? defaultRetries) * (pauseSeconds + trySeconds);
  const hours = (triesSeconds + personalKeptSeconds + removalSeconds) / 3600;
  const most = figures.policies.erasedWithinHours;
  if (hours > most) throw new Error(`Job ${name} may name a person for ${hours.toFixed(1)} h, not ${most} h`);
}

/** One process owns the embedded database: a job that is active when it starts lost its worker. */
async function returnOrphans(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}

/** Names of the queues in which a job is due. */
async function waiting(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db.execute(
      sql`select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now() and name <> ${deadLetters}`,
    ),
  );
  return rows.map(row => row.name);
}

async function waits(db: Db, { queue, key }: { queue: string; key: string }): Promise<boolean> {
  const rows = await rowsOf(
    db.execute(
      sql`select 1 from pgboss.job where name = ${queue} and singleton_key = ${key} and state < 'completed' limit 1`,
    ),
  );
  return rows.length > 0;
}

async function exhausted(db: Db, filter: { queue?: string; key?: string } = {}): Promise<ExhaustedJob[]> {
  const rows = await rowsOf<{
    id: string;
    queue: string;
    key: string | null;
    failed_at: string | Date;
    tries: number;
  }>(
    db.execute(sql`
      select id::text, name as queue, singleton_key as key, completed_on as failed_at, retry_count + 1 as tries
      from pgboss.job
      where state = 'failed'
        and (${filter.queue ?? null}::text is null or name = ${filter.queue ?? null})
        and (${filter.key ?? null}::text is null or singleton_key = ${filter.key ?? null})
      order by completed_on desc limit 500`),
  );
  return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: new Date(failed_at) }));
}
