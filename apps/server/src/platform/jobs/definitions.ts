import type { Log } from '../log.ts';

export interface JobContext {
  now: Date;
  log: Log;
  /** 1 for the first try. */
  attempt: number;
}

/** Work done later. A handler may run twice: what it does must be harmless the second time. It has 60 seconds. */
export interface JobDefinition {
  handle(data: never, context: JobContext): Promise<void>;
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

/** Names the data a handler takes: `job<{ userId: string }>({ handle: async ({ userId }) => … })`. */
export const job = <Data extends object>(
  definition: Omit<JobDefinition, 'handle' | 'gaveUp'> & {
    handle(data: Data, context: JobContext): Promise<void>;
    gaveUp?(data: Data, context: JobContext): Promise<void>;
  },
): JobDefinition => definition as JobDefinition;

/** Thrown by a handler that cannot do its work now through no fault: tried again like a failure, and not logged. */
export class Postponed extends Error {}
