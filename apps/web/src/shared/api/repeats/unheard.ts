import { useRef } from 'react';
import { ApiError } from '../api-error.ts';

/**
 * For what ends an account or its sign-ins: asked again after an answer that was lost, the server only says that nobody
 * is signed in. (Every other call that can be heard only once has a key, see `once.ts`.)
 */
export function useUnheard() {
  const unheard = useRef(false);
  return {
    /** Whether an earlier try had no answer. */
    any: () => unheard.current,
    /** Passes a failure on, and remembers whether it was an answer. */
    note(error: unknown): never {
      unheard.current ||= error instanceof ApiError && (error.status === 0 || error.status >= 500);
      throw error;
    },
  };
}

/** The server knows the sign-in no more: what ends it, asked for before without an answer, has been done. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_authenticated';
