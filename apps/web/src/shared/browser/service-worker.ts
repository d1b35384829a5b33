import { useEffect } from 'react';
import { ownWorker } from './foreign-workers.ts';

/**
 * Delay of the registration, in milliseconds: the worker's downloads would compete with the page on a slow connection.
 */
const delayMs = 4000;

/** Registers the service worker for the signed-in, who can then start offline. The development server has none. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => navigator.serviceWorker?.register(ownWorker).catch(() => {}), delayMs);
    return () => clearTimeout(timer);
  }, []);
}
