import type { Db, Upkeep } from '../db/db.ts';
import type { Log } from '../log.ts';
import type { Course } from '../progress/slices.ts';

export interface JobContext {
  now: Date;
  log: Log;
  /** 1 for the first try. */
  attempt: number;
  db: Db;
  /** Aborts at the job's time limit and at shutdown. The runner waits for the handler: no retry runs beside it. */
  signal: AbortSignal;
}

/** The context of a job on the upkeep lane. */
export interface UpkeepContext extends JobContext {
  db: Upkeep;
  /** Continues a course until the signal ends. Returns whether nothing is left. See `inSlices`. */
  progress(course: Course): Promise<boolean>;
}

/** Background work. A handler may run twice, one run after the other: the second must be harmless. */
export interface JobDefinition {
  /** The lane of `db`; the students' lane by default. */
  on?: 'upkeep';
  /** Time limit; 60 by default. */
  seconds?: number;
  handle(data: never, context: UpkeepContext): Promise<void>;
  /** Called after the last try failed, to tell the waiting person; its own errors are logged. */
  gaveUp?(data: never, context: JobContext): Promise<void>;
  /** Retries, with doubling delays from one second; then the job is dead. 5 by default. */
  retries?: number;
  /** Longest delay between tries, in seconds; 300 by default. */
  mostDelaySeconds?: number;
  /** Schedule in UTC: `7 * * * *` is seven minutes past every hour. */
  cron?: string;
  /**
   * Jobs that run at once in this process. 1 by default, in batches whose jobs run one after another; jobs that wait
   * for another server (mail) run several at once, one per batch.
   */
  atOnce?: number;
  /** The data names a person, who must be given to `enqueue`; no dead letter is kept. */
  personal?: boolean;
}

export type JobDefinitions = Record<string, JobDefinition>;

type Told<Data> = Omit<JobDefinition, 'on' | 'handle' | 'gaveUp'> & {
  gaveUp?(data: Data, context: JobContext): Promise<void>;
};

/** Types the data of a handler: `job<{ userId: string }>({ handle: async ({ userId }) => … })`. */
export const job = <Data extends object>(
  definition: Told<Data> &
    (
      | { on?: never; handle(data: Data, context: JobContext): Promise<void> }
      | { on: 'upkeep'; handle(data: Data, context: UpkeepContext): Promise<void> }
    ),
): JobDefinition => definition as JobDefinition;

/** Thrown by a handler that must wait: retried like a failure, without a log line. */
export class Postponed extends Error {}
