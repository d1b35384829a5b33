import { figures } from '@twelvefold/contract';
import type { PgBoss } from 'pg-boss';
import { type Db, type Home, rowsOf } from '../db/db.ts';
import { sql } from '../db/query.ts';
import type { JobDefinition, JobDefinitions } from './definitions.ts';

/** Where jobs that failed for good are kept: the queue's own copies, with the queue they came from. */
export const deadLetters = 'dead_letters';

/** Time of a job that does not say. */
const usualSeconds = 60;
/** How often jobs are looked for whose process is gone or whose time is over. */
export const superviseSeconds = 10;
/** How often jobs are removed whose time is over. */
export const removalSeconds = 300;
/** A process that says nothing of a job for so long has lost it. */
const heartbeatSeconds = 15;
/** A queue of one worker takes so many jobs at a time: a trip to the database for each would be most of its work. */
const batchSize = 10;
/** A job that is done is kept for so long. */
const doneKeptSeconds = 3600;
const deadKeptSeconds = 90 * 24 * 3600;
const defaultRetries = 5;
const defaultMostDelaySeconds = 300;
/** Any number; the same in every process of the product. */
export const installLock = 712_013;
const nil = '00000000-0000-0000-0000-000000000000';

/** How many jobs a worker takes at a time; one, where several workers share the queue and none shall wait for another. */
export const takenAtOnce = ({ atOnce = 1 }: JobDefinition) => (atOnce === 1 ? batchSize : 1);

/** Time of one job, in seconds: its signal ends then. */
export const secondsOf = ({ seconds = usualSeconds }: JobDefinition) => seconds;

/** A batch may take as long as all of its jobs; the last second is for telling their results. */
const batchSeconds = (definition: JobDefinition) => takenAtOnce(definition) * secondsOf(definition) + 1;

/** The queue itself ends no job that a living process is at, only those whose heartbeat is missed: its longest time. */
const expirySeconds = 23 * 3600;

/** What the queue keeps of a queue's settings, as far as they are ours. */
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

/** Processes that start together on a new database install one after another. */
export const installQueues = (home: Home, boss: PgBoss, definitions: JobDefinitions): Promise<void> =>
  home.underLock(installLock, async () => {
    await createQueues(boss, definitions);
    await indexPersons(home.db);
  });

/** Queues hold at most one waiting job of a key; the jobs of a process that died return when its heartbeat is missed. */
async function createQueues(boss: PgBoss, definitions: JobDefinitions): Promise<void> {
  const existing = new Map((await boss.getQueues()).map(queue => [queue.name, queue]));
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: deadKeptSeconds });
  for (const [name, definition] of Object.entries(definitions)) {
    const settings = settingsOf(definition);
    const found = existing.get(name);
    // The usual start: as it was. Two statements for each of the queues would be half of it.
    if (found && isSetTo(found, settings)) continue;
    if (found) await boss.updateQueue(name, settings);
    else {
      const { deadLetter, ...others } = settings;
      await boss.createQueue(name, { ...others, ...(deadLetter && { deadLetter }), policy: 'short' });
    }
    // Fills the queue cache, so that an enqueue inside a transaction never asks outside of it.
    await boss.findJobs(name, { id: nil });
  }
}

const isSetTo = (found: object, settings: object): boolean =>
  Object.entries(settings).every(([name, value]) => (found as Record<string, unknown>)[name] === value);

/** Jobs are found by the person they name when that person leaves. */
async function indexPersons(db: Db): Promise<void> {
  const found = await rowsOf(
    db.execute(sql`select 1 from pg_indexes where schemaname = 'pgboss' and indexname = 'job_by_person'`),
  );
  // Looked for first: even `if not exists` would wait for every writer of the queue.
  if (found.length === 0)
    await db.execute(
      sql`create index if not exists job_by_person on pgboss.job_common (group_id) where group_id is not null`,
    );
}

/** The privacy notice says when nothing names a person any more who left: no job may take longer, all its tries with it. */
export function refuseLongMemory(name: string, definition: JobDefinition): void {
  if (!definition.personal) return;
  const trySeconds = batchSeconds(definition) + superviseSeconds;
  const pauseSeconds = definition.mostDelaySeconds ?? defaultMostDelaySeconds;
  const triesSeconds = trySeconds + (definition.retries ?? defaultRetries) * (pauseSeconds + trySeconds);
  const hours = (triesSeconds + doneKeptSeconds + removalSeconds) / 3600;
  const most = figures.policies.erasedWithinHours;
  if (hours > most) throw new Error(`Job ${name} may name a person for ${hours.toFixed(1)} h, not ${most} h`);
}

/** One process owns the embedded database: a job that is active when it starts lost its worker. */
export async function returnOrphans(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}
