import type { Db, Upkeep } from '../db/db.ts';
import type { Log } from '../log.ts';
import type { Course } from '../progress/slices.ts';

export interface JobContext {
  now: Date;
  log: Log;
  /** 1 for the first try. */
  attempt: number;
  db: Db;
  /**
   * Ends with the job's time and when the process stops. A handler that goes on is waited for: no other try begins
   * beside it.
   */
  signal: AbortSignal;
}

/** Of a job on the lane for what concerns everybody. */
export interface UpkeepContext extends JobContext {
  db: Upkeep;
  /** Goes on with a course until the signal ends; whether nothing is left. See `inSlices`. */
  progress(course: Course): Promise<boolean>;
}

/** Work done later. A handler may run twice, one after the other: what it does must be harmless the second time. */
export interface JobDefinition {
  /** The lane of its `db`; that of students unless said. */
  on?: 'upkeep';
  /** Its time, 60 unless said. */
  seconds?: number;
  handle(data: never, context: UpkeepContext): Promise<void>;
  /** Called once the last try has failed, to tell whoever waits; what it throws is logged. */
  gaveUp?(data: never, context: JobContext): Promise<void>;
  /** Tries after the first, with doubling delays from one second; then the job is dead. 5 unless said. */
  retries?: number;
  /** Longest delay between tries, in seconds; 300 unless said. */
  mostDelaySeconds?: number;
  /** Runs by itself, in UTC: `7 * * * *` is seven minutes past every hour. */
  cron?: string;
  /**
   * How many run at once in this process. Unless said it is one, in batches whose jobs follow one another; jobs that
   * wait for somebody else, such as a mail server, say more, and then none waits for the end of another.
   */
  atOnce?: number;
  /** Its data names a person, who must be given to `enqueue`; no copy of it is kept when it fails for good. */
  personal?: boolean;
}

export type JobDefinitions = Record<string, JobDefinition>;

type Told<Data> = Omit<JobDefinition, 'on' | 'handle' | 'gaveUp'> & {
  gaveUp?(data: Data, context: JobContext): Promise<void>;
};

/** Names the data a handler takes: `job<{ userId: string }>({ handle: async ({ userId }) => … })`. */
export const job = <Data extends object>(
  definition: Told<Data> &
    (
      | { on?: never; handle(data: Data, context: JobContext): Promise<void> }
      | { on: 'upkeep'; handle(data: Data, context: UpkeepContext): Promise<void> }
    ),
): JobDefinition => definition as JobDefinition;

/** Thrown by a handler that cannot do its work now through no fault: tried again like a failure, and not logged. */
export class Postponed extends Error {}
