import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** False when the browser knows that there is no network; true may still mean a server that cannot be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** The network may be back without the browser noticing: then it is tried again after so many milliseconds. */
const tryMs = 15_000;

/** While `waiting`, runs `then` when the network comes back, and now and again in between. */
export function useWhenBack(waiting: boolean, then: () => void): void {
  const act = useEffectEvent(then);
  useEffect(() => {
    if (!waiting) return;
    const back = () => act();
    addEventListener('online', back);
    const timer = setInterval(() => navigator.onLine && act(), tryMs);
    return () => {
      removeEventListener('online', back);
      clearInterval(timer);
    };
  }, [waiting]);
}
