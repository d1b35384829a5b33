import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '../problems.ts';
import type { PasswordCost, Task } from './worker.ts';

export type { PasswordCost } from './worker.ts';

/**
 * Password hashes, in their own threads: requests and libuv's thread pool (compression, files, DNS) never wait for
 * them.
 */
export interface Hashing {
  /** argon2id of the password exactly as given. Throws `unavailable` when the queue is full. */
  hash(password: string): Promise<string>;
  /**
   * Which of the stored hashes match the password; null never matches, after the same work. Takes one place in the
   * queue. Throws `unavailable` when the queue is full.
   */
  matches(stored: readonly (string | null | undefined)[], password: string): Promise<boolean[]>;
  /** Throws `unavailable` when the queue is full; called before work that would be wasted. */
  assertRoom(): void;
}

/** Leaves one processor to requests. At most four threads, or sign-ins could take the whole machine. */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1));
/**
 * One thread serves a class of 300 that signs in at once: a sign-in is two comparisons of about 25 ms, so the last
 * waits about 15 s. A sign-up is half of that.
 */
const mostWaiting = Math.max(320, 100 * threads);
const retryAfterSeconds = 5;

const busy = () =>
  new AppError(
    'unavailable',
    'Very many people are signing in right now. Please try again in a few seconds.',
    {
      retryAfter: retryAfterSeconds,
    },
  );

let pool: Piscina<Task, string | boolean[]> | undefined;

/** Shared by the process; starts with the first password and does not keep the process alive. */
const threadPool = () => {
  pool ??= new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: threads,
    maxQueue: mostWaiting,
    // A thread that is idle for a minute ends.
    idleTimeout: 60_000,
  });
  return pool;
};

export function createHashing(cost: PasswordCost): Hashing {
  const assertRoom = () => {
    if (threadPool().queueSize >= mostWaiting) throw busy();
  };
  const run = (task: Task) => {
    assertRoom();
    return threadPool().run(task);
  };
  return {
    assertRoom,
    hash: async password => (await run({ kind: 'hash', cost, password })) as string,
    matches: async (stored, password) => {
      const hashes = stored.map(hash => hash ?? null);
      return (await run({ kind: 'match', cost, password, stored: hashes })) as boolean[];
    },
  };
}
