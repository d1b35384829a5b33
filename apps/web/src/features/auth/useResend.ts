import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { ApiError } from '../../shared/api-error.ts';
import { clockMs, useSecondsLeft } from '../../shared/time.ts';

const wait = () => clockMs() + figures.code.resendSeconds * 1000;

/** A code was just sent; another may be asked for when the count-down is at 0. */
export function useResend(send: () => Promise<void>) {
  const [freeAt, setFreeAt] = useState(wait);
  const [sending, setSending] = useState(false);
  const secondsLeft = useSecondsLeft(freeAt);

  const resend = async () => {
    if (sending || secondsLeft > 0) return;
    setSending(true);
    try {
      await send();
      setFreeAt(wait());
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) setFreeAt(clockMs() + error.retryAfter * 1000);
    }
    setSending(false);
  };
  return { secondsLeft, sending, resend };
}
