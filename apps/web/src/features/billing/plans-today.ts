import type { Api, Reply } from '@twelvefold/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../../shared/api/api.ts';

export type PlansToday = Reply<Api['GET /payments/plans']>;

let today: PlansToday | null = null;
let asking: Promise<PlansToday> | null = null;
const listeners = new Set<() => void>();

/**
 * Loads the plans on sale. Without the query cache, which would add to every visitor's download. Throws what `call`
 * throws; the previous plans stay.
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
  // On failure the announced prices stay; buying loads them again.
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

/** The plans on sale; null until loaded. Refetched when the tab gets focus. */
export const usePlansToday = (): PlansToday | null =>
  useSyncExternalStore(
    subscribe,
    () => today,
    () => null,
  );
