import { useEffect } from 'react';
import { ownWorker } from './foreign-workers.ts';

/** Once what is on screen is there: what the worker keeps would hold it up on a slow line. In milliseconds. */
const restMs = 4000;

/** Who is signed in can go on without a network from the next start on. The development server has no worker. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => navigator.serviceWorker?.register(ownWorker).catch(() => {}), restMs);
    return () => clearTimeout(timer);
  }, []);
}
