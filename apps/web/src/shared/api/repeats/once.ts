import { useRef } from 'react';
import { ApiError, isUnanswered } from '../api-error.ts';

/** 128 random bits: the key alone protects the stored reply. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server may have handled the call, or is still working. */
const isOpen = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.code === 'request_in_progress');

/**
 * Keeps the idempotency key of a body until it is answered, for calls whose contract says `idempotencyKey` (they use up
 * a code, make an account, send an email). A retry after a lost reply gets the first reply and does nothing twice.
 * `once(body, (body, idempotencyKey) => call(key, { body, idempotencyKey }))`
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
      if (!isOpen(error)) attempt.current = null;
      throw error;
    }
  };
}
