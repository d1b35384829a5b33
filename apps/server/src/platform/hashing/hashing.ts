import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '../problems.ts';
import type { PasswordCost, Task } from './worker.ts';

export type { PasswordCost } from './worker.ts';

/**
 * Password hashes, in threads of their own: neither the thread that answers nor the ones that compress answers, read
 * files and look up names ever wait for them.
 */
export interface Hashing {
  /** argon2id of the password exactly as given. Throws `unavailable` when too many wait already. */
  hash(password: string): Promise<string>;
  /**
   * Which of the stored hashes are of this password; null never is, after the same work. Takes one place in the queue.
   * Throws `unavailable` when too many wait already.
   */
  matches(stored: readonly (string | null | undefined)[], password: string): Promise<boolean[]>;
  /** Throws `unavailable` when too many wait already: asked before other work is done for nothing. */
  assertRoom(): void;
}

/** One processor is left to whatever answers. More than four threads would let sign-ins take the whole machine. */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1));
/**
 * A class of 300 that signs in at once is served by one thread: a sign-in is two comparisons of about 25 ms, and the last
 * of them waits for some fifteen seconds. A sign-up is half of that.
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

/** The threads are shared by the process, start with the first password and do not keep the process alive. */
const threadPool = () => {
  pool ??= new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: threads,
    maxQueue: mostWaiting,
    // A thread that has nothing to do for a minute ends.
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
