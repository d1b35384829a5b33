import { figures } from '@twelvefold/contract';
import type { PgBoss } from 'pg-boss';
import { type Db, type Home, rowsOf } from '../db/db.ts';
import { sql } from '../db/query.ts';
import type { JobDefinition, JobDefinitions } from './definitions.ts';

/** Queue of dead letters: copies of jobs that failed for good, with the name of their queue. */
export const deadLetters = 'dead_letters';

/** Default time limit of a job. */
const usualSeconds = 60;
/** Interval of the search for jobs without heartbeat or past their limit. */
export const superviseSeconds = 10;
/** Interval of the deletion of finished jobs. */
export const removalSeconds = 300;
/** A job without a heartbeat for this long has lost its process. */
const heartbeatSeconds = 15;
/** A single worker takes 10 jobs at a time: a database trip per job would be most of its work. */
const batchSize = 10;
/** Finished jobs are kept for an hour. */
const doneKeptSeconds = 3600;
const deadKeptSeconds = 90 * 24 * 3600;
const defaultRetries = 5;
const defaultMostDelaySeconds = 300;
/** The same number in every process. */
export const installLock = 712_013;
const nil = '00000000-0000-0000-0000-000000000000';

/** Jobs a worker takes at a time; one when several workers share the queue, so that none waits behind another. */
export const takenAtOnce = ({ atOnce = 1 }: JobDefinition) => (atOnce === 1 ? batchSize : 1);

/** Time limit of one job, in seconds: its signal aborts then. */
export const secondsOf = ({ seconds = usualSeconds }: JobDefinition) => seconds;

/** A batch may take as long as all its jobs, plus one second to report results. */
const batchSeconds = (definition: JobDefinition) => takenAtOnce(definition) * secondsOf(definition) + 1;

/** pg-boss's own expiry, far above every limit: a living process ends its jobs itself, heartbeats find dead ones. */
const expirySeconds = 23 * 3600;

/** The settings of a queue that we choose. */
const settingsOf = (definition: JobDefinition) => ({
  retryLimit: definition.retries ?? defaultRetries,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: definition.mostDelaySeconds ?? defaultMostDelaySeconds,
  expireInSeconds: expirySeconds,
  heartbeatSeconds,
  deleteAfterSeconds: doneKeptSeconds,
  notify: true,
  deadLetter: definition.personal ? null : deadLetters,
});

/** Installs queues under a lock: processes may start together on a new database. */
export const installQueues = (home: Home, boss: PgBoss, definitions: JobDefinitions): Promise<void> =>
  home.underLock(installLock, async () => {
    await createQueues(boss, definitions);
    await indexPersons(home.db);
  });

/** Queues hold at most one waiting job per key; jobs of a dead process return when its heartbeat is missed. */
async function createQueues(boss: PgBoss, definitions: JobDefinitions): Promise<void> {
  const existing = new Map((await boss.getQueues()).map(queue => [queue.name, queue]));
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: deadKeptSeconds });
  for (const [name, definition] of Object.entries(definitions)) {
    const settings = settingsOf(definition);
    const found = existing.get(name);
    // The usual start finds no change: two statements per queue would be half of its time.
    if (found && isSetTo(found, settings)) continue;
    if (found) await boss.updateQueue(name, settings);
    else {
      const { deadLetter, ...others } = settings;
      await boss.createQueue(name, { ...others, ...(deadLetter && { deadLetter }), policy: 'short' });
    }
    // Fills pg-boss's queue cache: an enqueue inside a transaction must not query outside of it.
    await boss.findJobs(name, { id: nil });
  }
}

const isSetTo = (found: object, settings: object): boolean =>
  Object.entries(settings).every(([name, value]) => (found as Record<string, unknown>)[name] === value);

/** Index for deleting the jobs of a person. */
async function indexPersons(db: Db): Promise<void> {
  const found = await rowsOf(
    db.execute(sql`select 1 from pg_indexes where schemaname = 'pgboss' and indexname = 'job_by_person'`),
  );
  // Checked first: even `if not exists` waits for every writer of the queue.
  if (found.length === 0)
    await db.execute(
      sql`create index if not exists job_by_person on pgboss.job_common (group_id) where group_id is not null`,
    );
}

/** Throws when a job with all its retries outlasts the erasure time of the privacy notice. */
export function refuseLongMemory(name: string, definition: JobDefinition): void {
  if (!definition.personal) return;
  const trySeconds = batchSeconds(definition) + superviseSeconds;
  const pauseSeconds = definition.mostDelaySeconds ?? defaultMostDelaySeconds;
  const triesSeconds = trySeconds + (definition.retries ?? defaultRetries) * (pauseSeconds + trySeconds);
  const hours = (triesSeconds + doneKeptSeconds + removalSeconds) / 3600;
  const most = figures.policies.erasedWithinHours;
  if (hours > most) throw new Error(`Job ${name} may name a person for ${hours.toFixed(1)} h, not ${most} h`);
}

/** One process owns the embedded database: a job that is active at its start has lost its worker. */
export async function returnOrphans(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}
