import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { JobDefinition } from './definitions.ts';
import { takenAtOnce } from './queues.ts';

/* Taking jobs from their queue: by workers, or at once for tests. */

/** Interval of heartbeats for running jobs. */
const beatMs = 5000;

/** Runs one job to its end. */
type Run = (found: JobWithMetadata<object>) => Promise<JobResult>;

/** A loop that takes jobs of a queue, oldest first. */
export async function startWorker(
  boss: PgBoss,
  name: string,
  definition: JobDefinition,
  run: Run,
): Promise<void> {
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
      // Polls again right after these jobs instead of after the interval, so that a backlog drains at full speed.
      boss.notifyWorker(id);
      const results: JobResult[] = [];
      const oldestFirst = found.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
      for (const one of oldestFirst) results.push(await run(one));
      return results;
    },
  );
}

/** Runs due jobs of a queue once as its workers would; false when none was due. */
export async function runDueJobs(
  boss: PgBoss,
  name: string,
  definition: JobDefinition,
  run: Run,
): Promise<boolean> {
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

/** Runs taken jobs, oldest first, and reports each result to the queue. */
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
