import type { SignedIn } from '@twelvefold/contract';
import { useRef } from 'react';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * For calls that can be heard only once: they use up a code, change a password, end an account. Their answer can be lost
 * on its way, and asked again the server refuses what it has done. So after a try without an answer the next first
 * finds out what became of it.
 */
export function useUnheard() {
  const unheard = useRef(false);
  return {
    /** Whether an earlier try had no answer. */
    any: () => unheard.current,
    /** The sign-in, if that has become possible by an earlier try; null otherwise. */
    signedIn: async ({ email, password }: Credentials): Promise<SignedIn | null> => {
      const body = { email, password };
      return unheard.current ? await call('POST /auth/login', { body }).catch(() => null) : null;
    },
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
