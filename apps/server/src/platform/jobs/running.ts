import type { JobResult, JobWithMetadata } from 'pg-boss';
import { type Clock, elapsedMs } from '../clock.ts';
import type { Home, Upkeep } from '../db/db.ts';
import { describeError, type Log } from '../log.ts';
import { inSlices } from '../progress/slices.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { type JobDefinition, Postponed, type UpkeepContext } from './definitions.ts';
import { secondsOf } from './queues.ts';

interface Surroundings {
  home: Home;
  clock: Clock;
  log: Log;
  stopping: AbortSignal;
  tracing: Tracing | null;
}

/**
 * Runs one job until its handler ends; its result is independent of its batch. The time limit only aborts the signal:
 * abandoning a handler would let the retry run beside it.
 */
export async function runJob(
  definition: JobDefinition,
  found: JobWithMetadata<object>,
  { home, clock, log: logOfAll, stopping, tracing }: Surroundings,
): Promise<JobResult> {
  const attempt = found.retryCount + 1;
  // A scheduled job has no data.
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

/** Errors are logged: they must not stop the other jobs of the batch. */
async function tellGivenUp(definition: JobDefinition, data: object, context: UpkeepContext): Promise<void> {
  try {
    await definition.gaveUp?.(data as never, context);
  } catch (error) {
    context.log.error({ err: error }, 'nobody could be told that a job failed for good');
  }
}
