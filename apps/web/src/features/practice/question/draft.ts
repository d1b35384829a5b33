import type { Letter } from '@twelvefold/contract';
import { useEffect, useRef } from 'react';
import { inTab } from '../../../shared/browser/stored.ts';

/** What a tab keeps of an open question, over a reload and the undoing of a skip. */
interface Draft {
  /** Time spent on it, in milliseconds. */
  ms: number;
  letter: Letter | null;
  /** Options that are crossed out. */
  crossed: readonly Letter[];
}

export function draftOf(question: string): Draft {
  const { ms, letter = null, crossed = [] } = (inTab.draft(question).readJson() ?? {}) as Partial<Draft>;
  return { ms: Math.max(0, Number(ms) || 0), letter, crossed };
}

export const saveDraft = (question: string, change: Partial<Draft>): void =>
  void inTab.draft(question).write(JSON.stringify({ ...draftOf(question), ...change }));

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
      saveDraft(question, { ms: Math.round(watch.current.counted) });
    };
    watch.current = { counted: draftOf(question).ms, since: null };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      saveDraft(question, { ms: Math.round(elapsed(watch.current, performance.now())) });
    };
  }, [question]);
  return () => Math.round(elapsed(watch.current, performance.now()));
}
