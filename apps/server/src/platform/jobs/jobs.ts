import { setTimeout as delay } from 'node:timers/promises';
import { fromDrizzle, fromPglite, type JobWithMetadata, PgBoss, type Db as QueueDb } from 'pg-boss';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { EmbeddedHome } from '../db/embedded.ts';
import type { PostgresHome } from '../db/postgres.ts';
import { sql } from '../db/query.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { JobDefinitions } from './definitions.ts';
import {
  installQueues,
  refuseLongMemory,
  removalSeconds,
  returnOrphans,
  superviseSeconds,
} from './queues.ts';
import {
  busyQueues,
  type ExhaustedJob,
  exhaustedJobs,
  isWaiting,
  type JobKey,
  type ListedJob,
  listedJobs,
  type QueueStatistics,
  queueStatistics,
  removeDeadLetters,
  removeJobsOf,
  removeWaiting,
  takeDeadLetter,
} from './records.ts';
import { runJob } from './running.ts';
import { runDueJobs, startWorker } from './taking.ts';

export { type JobDefinition, type JobDefinitions, job } from './definitions.ts';

interface EnqueueOptions {
  /** While a job with this name and key waits, another enqueue changes nothing. */
  key?: string;
  /** Delay in seconds, by the database's clock. */
  afterSeconds?: number;
  /**
   * Id or address of the person the job is about: the job is deleted with the person. The data's `userId` by default.
   */
  person?: string;
}

export interface Jobs {
  /** Adds a job in the caller's transaction; it starts after the commit. Returns its id, or null when its key waits. */
  enqueue(tx: Db, name: string, data: object, options?: EnqueueOptions): Promise<string | null>;
  /** Adds many jobs without a key in one statement. */
  enqueueAll(tx: Db, name: string, added: readonly { data: object; person?: string }[]): Promise<void>;
  /** Installs the queues; call it before any enqueue. */
  prepare(definitions: JobDefinitions): Promise<void>;
  /** Starts the workers; `prepare` comes first. */
  work(): Promise<void>;
  /** Runs due jobs, and those they enqueue, until none is due, without starting workers; for tests. */
  runWaiting(): Promise<void>;
  /** Deletes all waiting and finished jobs of these persons, by id or address; a running job ends first. */
  forget(tx: Db, persons: readonly string[]): Promise<void>;
  statistics(): Promise<QueueStatistics[]>;
  /** Whether a job of this queue and key waits or runs. */
  waits(job: JobKey): Promise<boolean>;
  /** Dead jobs, newest first; `key` narrows to one. Personal jobs leave no dead letter. */
  exhausted(filter?: { queue?: string; key?: string }): Promise<ExhaustedJob[]>;
  /** Deletes dead jobs of this queue and key, whose work is done. Returns their number. */
  settle(tx: Db, job: JobKey): Promise<number>;
  /** Waiting and running jobs of one queue or all, first due first. */
  listed(queue: string | undefined, most: number): Promise<ListedJob[]>;
  /** Enqueues a dead job again; false when there is none with this id. */
  retry(tx: Db, id: string): Promise<boolean>;
  /** Deletes a waiting or dead job; false when there is none with this id. */
  cancel(tx: Db, id: string): Promise<boolean>;
  /** Aborts running jobs, waits for them (at most 8 s) and stops. */
  stop(): Promise<void>;
}

const shutdownMs = 8000;
const lookAgainMs = 5;
/** Time limit of the queue's own statements, maintenance included. */
const statementMs = 15_000;

interface Needs {
  home: EmbeddedHome | PostgresHome;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  /** False in a process that only enqueues: it neither listens nor maintains the queue. */
  works: boolean;
  tracing?: Tracing | null;
}

export function createJobs({ home, clock, log, secrets, works, tracing = null }: Needs): Jobs {
  const boss = createBoss(home, works);
  // The next poll retries: a warning, not an error.
  boss.on('error', error => log.warn({ err: error }, 'jobs: database trouble'));
  const definitions: JobDefinitions = {};
  const working = new Set<string>();
  const stopping = new AbortController();
  const surroundings = { home, clock, log, stopping: stopping.signal, tracing };
  /** The queue stores a keyed hash of the person, never an address. */
  const hashesOf = (person: string) => secrets.keyedHashes('job person', person.toLowerCase());

  const groupOf = (name: string, person: string | undefined) => {
    const definition = definitions[name];
    if (!definition) throw new Error(`Unknown job ${name}`);
    if (definition.personal && !person) throw new Error(`Job ${name} must say whom it names`);
    return person && { group: { id: hashesOf(person)[0] ?? '' } };
  };

  const startWorkers = async (name: string): Promise<void> => {
    const definition = definitions[name];
    if (!definition || working.has(name)) return;
    working.add(name);
    const run = (found: JobWithMetadata<object>) => runJob(definition, found, surroundings);
    for (let n = 0; n < (definition.atOnce ?? 1); n++) await startWorker(boss, name, definition, run);
  };
  const runDue = async (name: string): Promise<boolean> => {
    const definition = definitions[name];
    return definition
      ? runDueJobs(boss, name, definition, found => runJob(definition, found, surroundings))
      : false;
  };

  const enqueue: Jobs['enqueue'] = async (
    tx,
    name,
    data,
    { key, afterSeconds, person = userIn(data) } = {},
  ) => {
    const group = groupOf(name, person);
    // A new job replaces a dead one with the same key.
    if (key && !definitions[name]?.personal) await removeDeadLetters(tx, { queue: name, key });
    return boss.send(
      name,
      { ...data, ...tracing?.carried() },
      {
        db: fromDrizzle(tx as never, sql),
        singletonKey: key ?? uuid(),
        ...group,
        ...(afterSeconds && { startAfter: afterSeconds }),
      },
    );
  };
  const enqueueAll: Jobs['enqueueAll'] = async (tx, name, added) => {
    const rows = added.map(({ data, person }) => ({ data, singletonKey: uuid(), ...groupOf(name, person) }));
    await boss.insert(name, rows, { db: fromDrizzle(tx as never, sql) });
  };

  return {
    enqueue,
    enqueueAll,
    prepare: async added => {
      for (const [name, definition] of Object.entries(added)) refuseLongMemory(name, definition);
      Object.assign(definitions, added);
      await boss.start();
      await installQueues(home, boss, definitions);
      if (home.kind === 'embedded') await returnOrphans(home.db);
    },
    work: async () => {
      const schedules = await boss.getSchedules();
      // A schedule of a removed job would enqueue for ever.
      for (const { name, key } of schedules) if (!definitions[name]?.cron) await boss.unschedule(name, key);
      const known = new Map(schedules.map(schedule => [schedule.name, schedule.cron]));
      for (const [name, { cron }] of Object.entries(definitions)) {
        await startWorkers(name);
        if (cron && known.get(name) !== cron) await boss.schedule(name, cron, {}, { singletonKey: 'cron' });
      }
    },
    runWaiting: async () => {
      const all = Object.keys(definitions);
      for (
        let busy = await busyQueues(home.db, all);
        busy.length > 0;
        busy = await busyQueues(home.db, all)
      ) {
        const ran = await Promise.all(busy.map(runDue));
        // Every job left is run by a worker.
        if (!ran.includes(true)) await delay(lookAgainMs);
      }
    },
    forget: (tx, persons) => removeJobsOf(tx, persons.flatMap(hashesOf)),
    statistics: () => queueStatistics(home.db),
    waits: wanted => isWaiting(home.db, wanted),
    settle: (tx, done) => removeDeadLetters(tx, done),
    exhausted: filter => exhaustedJobs(home.db, filter),
    listed: (queue, most) => listedJobs(home.db, queue, most),
    retry: async (tx, id) => {
      const dead = await takeDeadLetter(tx, id);
      if (dead) await enqueue(tx, dead.queue, dead.data, { key: dead.key });
      return dead !== null;
    },
    cancel: async (tx, id) => (await takeDeadLetter(tx, id)) !== null || (await removeWaiting(tx, id)),
    stop: async () => {
      stopping.abort(new Error('The process stops.'));
      await boss.stop({ graceful: true, timeout: shutdownMs, close: true });
    },
  };
}

function createBoss(home: EmbeddedHome | PostgresHome, works: boolean): PgBoss {
  const boss = new PgBoss({
    ...(home.kind === 'embedded'
      ? { db: fromPglite(home.client), backend: 'pglite' as const }
      : {
          connectionString: home.url,
          max: 4,
          application_name: 'twelvefold jobs',
          connectionTimeoutMillis: 1500,
          // A silent connection is given up after this time.
          query_timeout: statementMs,
          keepAlive: true,
        }),
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: removalSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 5,
  });
  if (home.kind === 'postgres' && home.directUrl !== null) listenAt(home.directUrl, boss.getDb());
  return boss;
}

/** The queue's statements may use a pooler; LISTEN needs a connection of its own, past the pooler. */
function listenAt(connectionString: string, db: QueueDb): void {
  const { config } = db as QueueDb & { config: object };
  const direct = Object.create(db, { config: { value: { ...config, connectionString } } });
  const { listen } = db;
  db.listen = (...given) => (listen as NonNullable<typeof listen>).apply(direct, given);
}

const userIn = (data: object): string | undefined => {
  const { userId } = data as { userId?: unknown };
  return typeof userId === 'string' ? userId : undefined;
};
