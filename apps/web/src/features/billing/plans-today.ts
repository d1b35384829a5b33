import type { Api, Reply } from '@twelvefold/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../../shared/api/api.ts';

/** What is sold today, from the server. */
export type PlansToday = Reply<Api['GET /payments/plans']>;

let today: PlansToday | null = null;
let asking: Promise<PlansToday> | null = null;
const listeners = new Set<() => void>();

/**
 * Asks what is sold now. Not with the query cache: every visitor's page would carry its code, for this one call. Throws
 * what `call` throws; what was known before stays.
 */
export function askPlans(): Promise<PlansToday> {
  asking ??= call('GET /payments/plans')
    .then(reply => {
      today = reply;
      for (const listener of listeners) listener();
      return reply;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

function askQuietly(): void {
  // The announced prices stay on screen, and buying asks again.
  if (!document.hidden) askPlans().catch(() => {});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    askQuietly();
    document.addEventListener('visibilitychange', askQuietly);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', askQuietly);
  };
}

/** What is sold today; null until the server has said so. Looked at again when the tab comes to the front. */
export const usePlansToday = (): PlansToday | null =>
  useSyncExternalStore(
    subscribe,
    () => today,
    () => null,
  );
