import { useRef } from 'react';
import { ApiError } from '../api-error.ts';

/** 128 bits, which nobody guesses: the key is all that guards an answer that is kept. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server may have done it: no answer of its own came, or only that it is still busy with it. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.code === 'request_in_progress');

/**
 * For calls whose contract says `idempotencyKey`: they use up a code, make an account, send a letter. Their answer can be
 * lost on its way; sent again with the same key, the call is answered as it was, and nothing is done twice.
 * `once(body, (body, idempotencyKey) => call(key, { body, idempotencyKey }))`: the same body keeps its key until it is
 * answered.
 */
export function useOnce() {
  const attempt = useRef<{ said: string; key: string } | null>(null);
  return async <Body, T>(
    body: Body,
    send: (body: Body, idempotencyKey: string) => Promise<T>,
  ): Promise<T> => {
    const said = JSON.stringify(body);
    if (attempt.current?.said !== said) attempt.current = { said, key: newKey() };
    try {
      const reply = await send(body, attempt.current.key);
      attempt.current = null;
      return reply;
    } catch (error) {
      if (!isUnanswered(error)) attempt.current = null;
      throw error;
    }
  };
}
