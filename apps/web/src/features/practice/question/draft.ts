import type { Letter } from '@twelvefold/contract';
import { useEffect, useRef } from 'react';
import { inTab } from '../../../shared/browser/stored.ts';

/** State of an open question, stored for the tab; it survives a reload and an undone skip. */
export interface Draft {
  /** Time spent on it, in milliseconds. */
  ms: number;
  letter: Letter | null;
  /** Crossed-out options. */
  crossed: readonly Letter[];
}

export function draftOf(question: string): Draft {
  const { ms, letter = null, crossed = [] } = (inTab.draft(question).readJson() ?? {}) as Partial<Draft>;
  return { ms: Math.max(0, Number(ms) || 0), letter, crossed };
}

export const saveDraft = (question: string, change: Partial<Draft>): void =>
  void inTab.draft(question).write(JSON.stringify({ ...draftOf(question), ...change }));

/** Milliseconds spent on a question whose draft was last saved at `savedAt`; null while its tab is hidden. */
const elapsedMs = (question: string, savedAt: number | null): number =>
  Math.round(draftOf(question).ms + (savedAt === null ? 0 : performance.now() - savedAt));

/** Measures the time spent on a question (by its key) with the monotonic clock, in whole milliseconds. */
export function useElapsed(question: string): () => number {
  const savedAt = useRef<number | null>(null);
  useEffect(() => {
    const save = () => {
      saveDraft(question, { ms: elapsedMs(question, savedAt.current) });
      savedAt.current = document.visibilityState === 'hidden' ? null : performance.now();
    };
    save();
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      save();
      savedAt.current = null;
    };
  }, [question]);
  return () => elapsedMs(question, savedAt.current);
}
