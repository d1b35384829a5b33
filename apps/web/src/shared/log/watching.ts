import { figures } from '@twelvefold/contract/figures';
import { useEffect, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { useOnline } from '../browser/online.ts';
import { useAuth } from '../sign-in/auth.ts';
import { counted } from '../words/format.ts';
import { type Entry, entries, isOnlyHere, lostWords, watchLog } from './log.ts';
import { retryAfterSeconds, sendLog, troubleOf } from './sending.ts';

/** Keeps the same object while its JSON is equal, so that `useSyncExternalStore` does not render again. */
function useRead<T>(read: () => T): T {
  const text = useSyncExternalStore(
    watchLog,
    () => JSON.stringify(read()),
    () => 'null',
  );
  return JSON.parse(text) as T;
}

/** Unconfirmed decisions of a session, and the last error of sending them. */
export interface Log {
  entries: readonly Entry[];
  trouble: ApiError | null;
}

export function useLog(sessionId: string): Log {
  const waiting = useRead(() => entries(sessionId));
  const trouble = useSyncExternalStore(
    watchLog,
    () => troubleOf(sessionId),
    () => null,
  );
  return { entries: waiting, trouble };
}

const named = (kind: string, n: number): string[] => (n === 0 ? [] : [n === 1 ? kind : counted(n, kind)]);

/** 'answer', '3 answers', 'answer and 2 skips'. */
function wordsFor(waiting: readonly Entry[]): string {
  const of = (...kinds: Entry['kind'][]) => waiting.filter(({ kind }) => kinds.includes(kind)).length;
  return [
    ...named('answer', of('answer')),
    ...named('skip', of('skip', 'image_failed')),
    ...named('undone skip', of('undo')),
  ].join(' and ');
}

/** Waiting entries: their number, the words for them, and whether they are lost with this page. */
export const useWaiting = () =>
  useRead(() => {
    const waiting = entries();
    return { count: waiting.length, words: wordsFor(waiting), onlyHere: isOnlyHere() };
  });

/** Messages about decisions that could not be saved, until the person closes them. */
export const useLostWords = (): readonly string[] => useRead(lostWords);

const { firstSeconds, mostSeconds } = figures.retry;

/**
 * Sends waiting entries when the page opens, when the network returns, and with growing pauses; with an expired sign-in
 * only after signing in again.
 */
export function useSender(): void {
  const waiting = useWaiting().count > 0;
  const online = useOnline();
  const now = useAuth();
  const expired = now.kind === 'signedIn' && now.expired;
  useEffect(() => {
    if (!waiting || expired || !online) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async (seconds: number) => {
      await sendLog();
      if (stopped) return;
      const pause = Math.max(seconds, retryAfterSeconds());
      timer = setTimeout(attempt, 1000 * pause, Math.min(2 * seconds, mostSeconds));
    };
    void attempt(firstSeconds);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [waiting, expired, online]);
}
