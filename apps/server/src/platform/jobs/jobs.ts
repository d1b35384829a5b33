import { setTimeout as delay } from 'node:timers/promises';
import {
  fromDrizzle,
  fromPglite,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type Db as QueueDb,
} from 'pg-boss';
import { v7 as uuid } from 'uuid';
import { type Clock, elapsedMs } from '../clock.ts';
import type { Db, Home, Upkeep } from '../db/db.ts';
import type { EmbeddedHome } from '../db/embedded.ts';
import type { PostgresHome } from '../db/postgres.ts';
import { sql } from '../db/query.ts';
import { describeError, type Log } from '../log.ts';
import { inSlices } from '../progress/slices.ts';
import type { Secrets } from '../secrets.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { type JobDefinition, type JobDefinitions, Postponed, type UpkeepContext } from './definitions.ts';
import {
  installQueues,
  refuseLongMemory,
  removalSeconds,
  returnOrphans,
  secondsOf,
  superviseSeconds,
  takenAtOnce,
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
/** Between two signs of life of jobs under way. */
const beatMs = 5000;

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

type Run = (found: JobWithMetadata<object>) => Promise<JobResult>;

/** One loop that takes jobs of a queue, the oldest first, until it is told to stop. */
async function startWorker(boss: PgBoss, name: string, definition: JobDefinition, run: Run): Promise<void> {
  const id = await boss.work(
    name,
    {
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 5,
      includeMetadata: true,
      perJobResults: true,
      batchSize: takenAtOnce(definition),
    },
    async (found: JobWithMetadata<object>[]) => {
      // The next look follows these jobs at once, not at the next interval: a backlog goes as fast as its jobs do.
      boss.notifyWorker(id);
      const results: JobResult[] = [];
      const oldestFirst = found.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
      for (const one of oldestFirst) results.push(await run(one));
      return results;
    },
  );
}

/** Does jobs of a queue as its workers would, without starting them; false where there was none to take. */
async function runDueJobs(boss: PgBoss, name: string, definition: JobDefinition, run: Run): Promise<boolean> {
  const workers = definition.atOnce ?? 1;
  const take = (batchSize: number): Promise<JobWithMetadata<object>[]> =>
    boss.fetch(name, { includeMetadata: true, batchSize });
  const found = await take(workers * takenAtOnce(definition));
  if (workers === 1) await finish(boss, name, found, run);
  else {
    const mayBeMore = found.length === workers;
    const work = async (first: JobWithMetadata<object>) => {
      for (let next = [first]; next.length > 0; next = mayBeMore ? await take(1) : [])
        await finish(boss, name, next, run);
    };
    await Promise.all(found.map(work));
  }
  return found.length > 0;
}

/** Runs jobs that were taken, the oldest first, and tells the queue what became of each. */
async function finish(boss: PgBoss, name: string, found: JobWithMetadata<object>[], run: Run): Promise<void> {
  const ids = found.map(({ id }) => id);
  const beat = setInterval(() => void boss.touch(name, ids).catch(() => {}), beatMs);
  const results: JobResult[] = [];
  found.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  try {
    for (const one of found) results.push(await run(one));
  } finally {
    clearInterval(beat);
  }
  const done = results.filter(({ status }) => status === 'completed').map(({ id }) => id);
  if (done.length > 0) await boss.complete(name, done);
  for (const { id, status, output } of results)
    if (status === 'failed') await boss.fail(name, id, output as object);
}

interface Surroundings {
  home: Home;
  clock: Clock;
  log: Log;
  stopping: AbortSignal;
  tracing: Tracing | null;
}

/**
 * Runs one job until its handler has ended; what became of it is its own, whatever the others of its batch do. Its
 * signal ends with its time, and nothing more: a handler that were left behind would run beside its next try.
 */
async function runJob(
  definition: JobDefinition,
  found: JobWithMetadata<object>,
  { home, clock, log: logOfAll, stopping, tracing }: Surroundings,
): Promise<JobResult> {
  const attempt = found.retryCount + 1;
  // A job on a schedule has none.
  const { traceparent, ...data } = (found.data ?? {}) as { traceparent?: unknown };
  const log = logOfAll.child({ job: found.name, jobId: found.id });
  const seconds = secondsOf(definition);
  const late = new AbortController();
  const timer = setTimeout(() => {
    log.warn({ seconds }, 'job is over its time, and is waited for');
    late.abort(new Error(`The job did not end within ${seconds} s.`));
  }, 1000 * seconds);
  const signal = AbortSignal.any([late.signal, stopping]);
  const now = clock.now();
  const context: UpkeepContext = {
    now,
    attempt,
    log,
    signal,
    db: definition.on === 'upkeep' ? home.upkeep : (home.db as Upkeep),
    progress: course => inSlices({ db: home.upkeep, signal, now, elapsed: elapsedMs }, course),
  };
  try {
    const handle = () => definition.handle(data as never, context);
    await (tracing ? tracing.job({ name: found.name, attempt, traceparent }, handle) : handle());
    return { id: found.id, status: 'completed' };
  } catch (error) {
    const last = found.retryCount >= found.retryLimit;
    if (last) {
      log.error({ err: error, attempt }, 'job failed for good');
      await tellGivenUp(definition, data, context);
    } else if (!(error instanceof Postponed)) log.warn({ err: error, attempt }, 'job failed, will retry');
    return { id: found.id, status: 'failed', output: { message: describeError(error).message } };
  } finally {
    clearTimeout(timer);
  }
}

/** The job has failed already, and telling it must not stop the others of its batch. */
async function tellGivenUp(definition: JobDefinition, data: object, context: UpkeepContext): Promise<void> {
  try {
    await definition.gaveUp?.(data as never, context);
  } catch (error) {
    context.log.error({ err: error }, 'nobody could be told that a job failed for good');
  }
}

const userIn = (data: object): string | undefined => {
  const { userId } = data as { userId?: unknown };
  return typeof userId === 'string' ? userId : undefined;
};
