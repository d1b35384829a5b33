import { ApiError } from '../api-error.ts';

/** Tries in all; the queue of sign-ins is served in some fifteen seconds. */
const tries = 4;
/** A longer wait is for the person to decide. */
const longestSeconds = 10;

/**
 * For calls that take their turn in the queue of password hashes: while it is full they are refused with the time after
 * which to come back, before anything is done. They come back by themselves, the button staying busy.
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
