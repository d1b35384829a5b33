import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { auth, useAuth } from '../sign-in/auth.ts';
import { isOnlyHere, type Kept, keptAt, lostWords, type QuestionRef, watchKept } from './kept.ts';
import {
  type HeldSkip,
  heldSkips,
  sendKept,
  tryAgainNow,
  unreadOf,
  untilNextTryMs,
  waitingKept,
} from './sending.ts';

/** How many decisions wait to be sent. */
export const useWaiting = (): number =>
  useSyncExternalStore(
    watchKept,
    () => waitingKept().length,
    () => 0,
  );

const waitingOf = (kind: Kept['kind']): string[] => {
  const { length } = waitingKept().filter(kept => kept.kind === kind);
  return length === 0 ? [] : [length === 1 ? kind : `${length} ${kind}s`];
};

/** What waits to be sent, in words: 'answer', '3 answers', 'answer and 2 skips'. */
export const useWaitingWords = (): string =>
  useSyncExternalStore(
    watchKept,
    () => [...waitingOf('answer'), ...waitingOf('skip')].join(' and '),
    () => '',
  );

/** Whether some of them would be lost with this page. */
export const useWaitingOnlyHere = (): boolean =>
  useSyncExternalStore(
    watchKept,
    () => waitingKept().some(isOnlyHere),
    () => false,
  );

/** The decision kept for a question; null when there is none. */
export function useKept(place: QuestionRef): Kept | null {
  const text = useSyncExternalStore(
    watchKept,
    () => JSON.stringify(keptAt(place)),
    () => 'null',
  );
  return JSON.parse(text) as Kept | null;
}

/** Skips of a session that can still be undone, in order. */
export function useHeldSkips(sessionId: string): readonly HeldSkip[] {
  const list = useSyncExternalStore(
    watchKept,
    () => JSON.stringify(heldSkips(sessionId)),
    () => '[]',
  );
  return JSON.parse(list) as HeldSkip[];
}

/** Positions of a session whose decisions wait to be sent, or can still be undone. */
export function useWaitingPositions(sessionId: string): readonly number[] {
  const list = useSyncExternalStore(
    watchKept,
    () =>
      [...waitingKept().filter(kept => kept.session_id === sessionId), ...heldSkips(sessionId)]
        .map(kept => kept.position)
        .join(),
    () => '',
  );
  return list === '' ? [] : list.split(',').map(Number);
}

/** Positions of a session that were sent apart from the screen and whose results are still to be read. */
export const useUnread = (sessionId: string): readonly number[] =>
  useSyncExternalStore(
    watchKept,
    () => unreadOf(sessionId),
    () => unreadOf(''),
  );

/** Decisions of this person that could not be saved, in words, until they have closed the message. */
export function useLostWords(): readonly string[] {
  const list = useSyncExternalStore(
    watchKept,
    () => JSON.stringify(lostWords()),
    () => '[]',
  );
  return JSON.parse(list) as string[];
}

const isExpired = () => {
  const now = auth.state();
  return now.kind === 'signedIn' && now.expired;
};

/**
 * While something waits: sends it when the page opens, when the network is back, and again and again with longer and
 * longer pauses; after an expired sign-in only when somebody has signed in again. `then` follows whatever was sent.
 */
export function useSender(then: () => void): { sendNow: () => void } {
  const waiting = useWaiting() > 0;
  const now = useAuth();
  const expired = now.kind === 'signedIn' && now.expired;
  const afterwards = useEffectEvent(then);
  useEffect(() => {
    if (!waiting || expired) return;
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const look = async () => {
      if (navigator.onLine && (await sendKept())) afterwards();
      if (!ended && !isExpired()) timer = setTimeout(look, Math.max(1000, untilNextTryMs()));
    };
    const back = () => {
      tryAgainNow();
      clearTimeout(timer);
      void look();
    };
    timer = setTimeout(look, untilNextTryMs());
    addEventListener('online', back);
    return () => {
      ended = true;
      clearTimeout(timer);
      removeEventListener('online', back);
    };
  }, [waiting, expired]);
  return {
    sendNow: () => {
      tryAgainNow();
      void sendKept().then(then);
    },
  };
}
