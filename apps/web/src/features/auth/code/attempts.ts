import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';

/** Runs `then` once `seconds` have passed since `started` became true. */
export function useAfter(started: boolean, seconds: number, then: () => void): void {
  const act = useEffectEvent(then);
  useEffect(() => {
    if (!started) return;
    const timer = setTimeout(() => act(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [started, seconds]);
}

/** The server's count where it gives one; a code that is gone or expired costs no attempt. */
export function attemptsLeft(error: unknown, before: number): number {
  if (!(error instanceof ApiError)) return before;
  if (error.code === 'code_attempts_exhausted') return 0;
  return error.attemptsRemaining ?? before;
}
