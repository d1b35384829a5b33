import type { PracticeSession } from '@twelvefold/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { noteRead, sendOnLeaving } from '../../../shared/outbox/sending.ts';
import { useHeldSkips, useUnread, useWaitingPositions } from '../../../shared/outbox/watching.ts';
import { useAnswering } from '../answering/useAnswering.ts';
import { noteProgress } from './notes.ts';
import { isAnswered, isReviewed, placeOf, questionAt } from './progress.ts';

/** When the session is left, in this page or with it: what can still be undone is sent, and the place noted. */
function useSentOnLeaving(session: PracticeSession, sendHeld: () => Promise<void>): void {
  const { session_id } = session;
  const note = useEffectEvent(() => noteProgress(session));
  const left = useEffectEvent(sendHeld);
  useEffect(() => {
    const leaving = () => {
      sendOnLeaving(session_id);
      note();
    };
    addEventListener('pagehide', leaving);
    return () => {
      removeEventListener('pagehide', leaving);
      void left();
      note();
    };
  }, [session_id]);
}

/** A skip that could not be sent. */
export interface FailedSkip {
  position: number;
  words: string;
}

interface OnScreen {
  position: number;
  /** Its question waits for a decision. */
  isOpen: boolean;
  /** The position whose decision is on its way from here. */
  busyWith: number | null;
}

/** Tells of an open question that came on screen because those before it were decided in another window. */
function useDecidedElsewhere(
  session: PracticeSession,
  { position, isOpen, busyWith }: OnScreen,
  onMoved: (position: number) => void,
): void {
  // What this window has to decide next. It may fall back: what another window keeps until it is sent is passed over too.
  const [due, setDue] = useState(session.current_position);
  const next = isOpen ? position : Math.max(due, position + 1);
  if (next === due) return;
  setDue(next);
  if (isOpen && next > due && busyWith !== due && isReviewed(questionAt(session, due))) onMoved(position);
}

/** Where a session stands on screen, and what moves it: the decisions of the student, and results that arrive. */
export function useOnScreen(session: PracticeSession) {
  const { session_id } = session;
  const waiting = useWaitingPositions(session_id);
  const sent = useUnread(session_id);
  const reviewed = sent.filter(p => isReviewed(questionAt(session, p)));
  // Whoever skipped did not ask to read the solution now: it stands in the recap.
  const unread = reviewed.filter(p => isAnswered(questionAt(session, p)));
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
  useSentOnLeaving(session, sending.sendHeld);
  const { busyWith } = sending;
  const position = placeOf(session, { looked, busyWith, waiting, sent });
  const isOpen = questionAt(session, position)?.outcome === null && !waiting.includes(position);
  useDecidedElsewhere(session, { position, isOpen, busyWith }, setMoved);
  const goOn = () => {
    noteRead(session_id, [position, ...reviewed.filter(p => !unread.includes(p))]);
    const later = unread.filter(p => p !== position);
    // Results are read one after the other before the session goes on, once the student has begun to.
    lookAt(
      isReviewed(questionAt(session, position)) && unread.includes(position) ? (later[0] ?? null) : null,
    );
  };
  return {
    position,
    sending,
    waiting,
    unread,
    /** The session went on in another window, up to the question on screen. */
    movedHere: moved === position,
    failedSkip: failedSkip && waiting.includes(failedSkip.position) ? failedSkip : null,
    held: useHeldSkips(session_id),
    show,
    /** Looks at the first result that is to be read. */
    read: () => lookAt(unread[0] ?? null),
    goOn,
  };
}
