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
  /** While a job of this name and key waits, another enqueue changes nothing. */
  key?: string;
  /** Not before so many seconds from now, by the database's clock. */
  afterSeconds?: number;
  /** Whom the job names, by id or address: it goes when they leave. Unless said, the `userId` in its data. */
  person?: string;
}

export interface Jobs {
  /**
   * Adds a job in the caller's transaction: it exists when that commits, and is then picked up at once. Its id, or null
   * where one of its key waits.
   */
  enqueue(tx: Db, name: string, data: object, options?: EnqueueOptions): Promise<string | null>;
  /** Adds many jobs without a key with one statement. */
  enqueueAll(tx: Db, name: string, added: readonly { data: object; person?: string }[]): Promise<void>;
  /** Installs the queues of these definitions; before any enqueue. */
  prepare(definitions: JobDefinitions): Promise<void>;
  /** Starts working; `prepare` came first. */
  work(): Promise<void>;
  /** Does what is due, what these jobs enqueue included, until nothing is, without starting workers: for tests. */
  runWaiting(): Promise<void>;
  /** Removes every job, waiting or over, that names one of these persons, by id or address; running ones end first. */
  forget(tx: Db, persons: readonly string[]): Promise<void>;
  statistics(): Promise<QueueStatistics[]>;
  /** Whether a job of this queue and key is still to be done, or is being done. */
  waits(job: JobKey): Promise<boolean>;
  /** Jobs that failed for good, newest first; `key` narrows to one. Personal ones leave no trace. */
  exhausted(filter?: { queue?: string; key?: string }): Promise<ExhaustedJob[]>;
  /** What jobs of this queue and key were for is done: those that failed for good are forgotten. How many they were. */
  settle(tx: Db, job: JobKey): Promise<number>;
  /** Jobs that wait or run, those due first, of one queue or all. */
  listed(queue: string | undefined, most: number): Promise<ListedJob[]>;
  /** Does a job again that failed for good, once; false where there is none of this id. */
  retry(tx: Db, id: string): Promise<boolean>;
  /** Drops a job that waits or failed for good; false where there is none of this id. */
  cancel(tx: Db, id: string): Promise<boolean>;
  /** Ends the signals of running jobs, waits for them (at most 8 s) and stops. */
  stop(): Promise<void>;
}

const shutdownMs = 8000;
const lookAgainMs = 5;
/** The queue's own statements, its upkeep included. */
const statementMs = 15_000;

interface Needs {
  home: EmbeddedHome | PostgresHome;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  /** False in a process that only adds jobs: it neither listens nor looks after the queue. */
  works: boolean;
  tracing?: Tracing | null;
}

export function createJobs({ home, clock, log, secrets, works, tracing = null }: Needs): Jobs {
  const boss = createBoss(home, works);
  // What breaks here is retried by the next poll: a warning, not a failure of ours.
  boss.on('error', error => log.warn({ err: error }, 'jobs: database trouble'));
  const definitions: JobDefinitions = {};
  const working = new Set<string>();
  const stopping = new AbortController();
  const surroundings = { home, clock, log, stopping: stopping.signal, tracing };
  /** Whom a job names is kept as a keyed hash, so that the queue holds no address. */
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
    // A new job takes the place of one that was given up.
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
      // Of a job that went with an earlier version: it would be added for ever, and nobody would do it.
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
        // Every job that is left is being run by a worker.
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
          // A connection that went silent is given up.
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

/** The queue's statements may go through a pooler; what listens keeps its connection, and so leads around it. */
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
