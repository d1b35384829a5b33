import { useEffect, useRef } from 'react';
import { deskOf, keepOnDesk } from './on-desk.ts';

/** A stop watch: what has been counted, and since when it runs again (null while it stands). Milliseconds. */
export interface Watch {
  counted: number;
  since: number | null;
}

export const elapsed = ({ counted, since }: Watch, now: number): number =>
  counted + (since === null ? 0 : Math.max(0, now - since));
export const stopped = (watch: Watch, now: number): Watch => ({ counted: elapsed(watch, now), since: null });
export const running = (watch: Watch, now: number): Watch => ({ counted: elapsed(watch, now), since: now });

/**
 * Time spent on a question, by the browser's monotonic clock and without the time its tab was hidden. Counts from the
 * first render with `question` (a key); the returned function reads it in whole milliseconds.
 */
export function useElapsed(question: string): () => number {
  const watch = useRef<Watch>({ counted: 0, since: null });
  useEffect(() => {
    const follow = () => {
      const change = document.visibilityState === 'hidden' ? stopped : running;
      watch.current = change(watch.current, performance.now());
      keepOnDesk(question, { ms: Math.round(watch.current.counted) });
    };
    watch.current = { counted: deskOf(question).ms, since: null };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      keepOnDesk(question, { ms: Math.round(elapsed(watch.current, performance.now())) });
    };
  }, [question]);
  return () => Math.round(elapsed(watch.current, performance.now()));
}
