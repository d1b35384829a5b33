import { ApiError } from '../api-error.ts';

/** Maximum number of tries; the queue takes about 15 seconds. */
const tries = 4;
/** A longer wait is left to the person. */
const longestSeconds = 10;

/**
 * Retries calls that wait for password hashing: while that queue is full the server refuses them, with `Retry-After`,
 * before doing anything. The button stays busy meanwhile.
 */
export async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await send();
    } catch (error) {
      const wait = error instanceof ApiError && error.status === 503 ? error.retryAfter : null;
      if (wait === null || wait > longestSeconds || n === tries) throw error;
      await new Promise(resolve => setTimeout(resolve, wait * 1000));
    }
  }
}
