import type { PracticeSession } from '@twelvefold/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { noteRead, sendOnLeaving } from '../../../shared/outbox/sending.ts';
import { useHeldSkips, useUnread, useWaitingPositions } from '../../../shared/outbox/watching.ts';
import { useAnswering } from '../answering/useAnswering.ts';
import { isReviewed, placeOf, questionAt } from './progress.ts';

/** What can still be undone is sent when the session is left, in this page or with it. */
function useSentOnLeaving(sessionId: string, sendHeld: () => Promise<void>): void {
  const left = useEffectEvent(sendHeld);
  useEffect(() => {
    const leaving = () => sendOnLeaving(sessionId);
    addEventListener('pagehide', leaving);
    return () => {
      removeEventListener('pagehide', leaving);
      void left();
    };
  }, [sessionId]);
}

/** A skip that could not be sent. */
export interface FailedSkip {
  position: number;
  words: string;
}

/** Where a session stands on screen, and what moves it: the decisions of the student, and results that arrive. */
export function useOnScreen(session: PracticeSession) {
  const { session_id } = session;
  const waiting = useWaitingPositions(session_id);
  const sent = useUnread(session_id);
  const unread = sent.filter(p => isReviewed(questionAt(session, p)));
  // Answers that had to wait and were sent before this page was drawn: their results are read first.
  const [looked, lookAt] = useState<number | null>(unread[0] ?? null);
  const [moved, setMoved] = useState<number | null>(null);
  const [failedSkip, setFailedSkip] = useState<FailedSkip | null>(null);
  const show = (position: number) => {
    lookAt(position);
    setMoved(null);
  };
  const sending = useAnswering(session, {
    onAnswered: show,
    onKept: show,
    onMoved: setMoved,
    onSkipFailed: setFailedSkip,
  });
  useSentOnLeaving(session_id, sending.sendHeld);
  const position = placeOf(session, { looked, busyWith: sending.busyWith, waiting, sent });
  const goOn = () => {
    noteRead(session_id, [position]);
    const later = unread.filter(p => p !== position);
    // Results are read one after the other before the session goes on, once the student has begun to.
    lookAt(
      isReviewed(questionAt(session, position)) && unread.includes(position) ? (later[0] ?? null) : null,
    );
    setMoved(null);
  };
  return {
    position,
    sending,
    waiting,
    unread,
    moved,
    failedSkip: failedSkip && waiting.includes(failedSkip.position) ? failedSkip : null,
    held: useHeldSkips(session_id),
    show,
    /** Looks at the first result that is to be read. */
    read: () => lookAt(unread[0] ?? null),
    goOn,
  };
}
