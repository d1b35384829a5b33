import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { reportCrash } from '../../../shared/api/crash-report.ts';
import { clockMs, useSecondsLeft } from '../../../shared/browser/time.ts';

/** When the next code can be sent, in `clockMs`, if one is sent now. */
export const nextResend = () => clockMs() + figures.code.resendSeconds * 1000;

/** Seconds until another code can be sent, when the call was refused because one was just sent; else null. */
export function sentJustBefore(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'too_many_requests') return null;
  const { retryAfter } = error;
  return retryAfter !== null && retryAfter <= figures.code.resendSeconds ? retryAfter : null;
}

/** Countdown to `firstFreeAt`, and resending afterwards. */
export function useResend(firstFreeAt: number, send: () => Promise<void>) {
  const [freeAt, setFreeAt] = useState(firstFreeAt);
  const [sending, setSending] = useState(false);
  const secondsLeft = useSecondsLeft(freeAt);

  const resend = async () => {
    if (sending || secondsLeft > 0) return;
    setSending(true);
    try {
      await send();
      setFreeAt(nextResend());
    } catch (error) {
      reportCrash(error);
      if (error instanceof ApiError && error.retryAfter) setFreeAt(clockMs() + error.retryAfter * 1000);
    }
    setSending(false);
  };
  return { freeAt, secondsLeft, sending, resend };
}
