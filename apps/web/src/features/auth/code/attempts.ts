import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';

/** Runs `then` `seconds` after `started` becomes true. */
export function useAfter(started: boolean, seconds: number, then: () => void): void {
  const act = useEffectEvent(then);
  useEffect(() => {
    if (!started) return;
    const timer = setTimeout(() => act(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [started, seconds]);
}

/** Remaining attempts: the server's count when it sends one; a missing or expired code costs none. */
export function attemptsLeft(error: unknown, before: number): number {
  if (!(error instanceof ApiError)) return before;
  if (error.code === 'code_attempts_exhausted') return 0;
  return error.attemptsRemaining ?? before;
}
