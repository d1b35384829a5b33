import { useRef } from 'react';
import { ApiError, isUnanswered } from '../api-error.ts';

/**
 * For calls that end an account or its sign-ins: after a lost reply, a retry only gets `not_authenticated`. Other calls
 * that must not repeat have an idempotency key (`once.ts`).
 */
export function useUnheard() {
  const unheard = useRef(false);
  return {
    /** Whether an earlier try got no reply. */
    any: () => unheard.current,
    /** Rethrows a failure, and records whether it was without a reply. */
    note(error: unknown): never {
      unheard.current ||= isUnanswered(error);
      throw error;
    },
  };
}

/** The sign-in no longer exists: an earlier call to end it, whose reply was lost, has succeeded. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_authenticated';
