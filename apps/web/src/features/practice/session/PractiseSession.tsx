import type { PracticeSession } from '@twelvefold/contract';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isOnlyHere } from '../../../shared/outbox/kept.ts';
import { noteRead, sendOnLeaving } from '../../../shared/outbox/sending.ts';
import { useHeldSkips, useUnread, useWaitingPositions } from '../../../shared/outbox/watching.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { TwelveProgress } from '../../../ui/progress/TwelveProgress.tsx';
import { lazy } from '../../../ui/waiting/lazy.tsx';
import { type Beneath, QuestionDesk } from '../desk/QuestionDesk.tsx';
import { useAnswering } from '../desk/useAnswering.ts';
import { SessionErrorCard } from '../frame/SessionErrorCard.tsx';
import { SessionHeader } from '../frame/SessionHeader.tsx';
import { SessionLoading } from '../frame/SessionLoading.tsx';
import type { ToolsOf } from '../recap/RecapQuestions.tsx';
import { noteServed } from './notes.ts';
import { dotsOf, isReviewed, isWhole, placeOf, questionAt, sessionName } from './progress.ts';
import { SentNotice } from './SentNotice.tsx';
import { SkipNotice } from './SkipNotice.tsx';
import { keptWords, questionMissing } from './words.ts';

/** Wanted when all is answered; its file comes with the last question. */
const Recap = lazy(() => import('../recap/Recap.tsx').then(part => part.Recap));

interface Props {
  session: PracticeSession;
  next: ReactNode;
  Beneath: Beneath;
  Tools: ToolsOf;
  onReload: () => Promise<unknown>;
}

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

/** A session on screen: the next open question, or a result or a kept answer looked at, or the recap when all are final. */
export function PractiseSession({ session, next, Beneath, Tools, onReload }: Props) {
  const user = useUser();
  const { session_id, total_questions: total } = session;
  const waiting = useWaitingPositions(session_id);
  const sent = useUnread(session_id);
  const unread = sent.filter(p => isReviewed(questionAt(session, p)));
  // Answers that had to wait and were sent before this page was drawn: their results are read first.
  const [looked, lookAt] = useState<number | null>(unread[0] ?? null);
  const [moved, setMoved] = useState<number | null>(null);
  const show = (position: number) => {
    lookAt(position);
    setMoved(null);
  };
  const [failedSkip, setFailedSkip] = useState<{ position: number; words: string } | null>(null);
  const sending = useAnswering(session, {
    onAnswered: show,
    onKept: show,
    onMoved: setMoved,
    onSkipFailed: setFailedSkip,
  });
  const held = useHeldSkips(session_id);
  useSentOnLeaving(session_id, sending.sendHeld);
  useEffect(() => noteServed(user.id, session_id), [user.id, session_id]);

  const position = placeOf(session, { looked, busyWith: sending.busyWith, waiting, sent });
  const nearlyDone = position >= total;
  useEffect(() => {
    // One that does not come is asked for again when it is shown.
    if (nearlyDone) Recap.preload().catch(() => {});
  }, [nearlyDone]);
  if (position > total)
    return (
      <Suspense fallback={<SessionLoading message="Loading your session..." />}>
        <Recap session={session} next={next} Tools={Tools} />
      </Suspense>
    );
  const question = questionAt(session, position);
  if (!question || !isWhole(question))
    return <SessionErrorCard words={questionMissing} onRetry={() => void onReload()} />;

  const later = unread.filter(p => p !== position);
  const goOn = () => {
    noteRead(session_id, [position]);
    // Results are read one after the other before the session goes on, once the student has begun to.
    lookAt(isReviewed(question) && unread.includes(position) ? (later[0] ?? null) : null);
    setMoved(null);
  };
  return (
    <>
      <SessionHeader
        title={sessionName(session)}
        subtitle={`${total}-Question Practice`}
        progress={<TwelveProgress results={dotsOf(session, waiting)} current={position} />}
        tools={
          <span className="font-strong whitespace-nowrap">
            Question {position} of {total}
          </span>
        }
      />
      {moved !== null && (
        <div className="wrap pt-4">
          <div className="mx-auto max-w-[680px]">
            <Notice tone="info">
              This session went on in another window. It continues here at question {Math.min(moved, total)}.
            </Notice>
          </div>
        </div>
      )}
      {!isReviewed(question) && unread.length > 0 && (
        <SentNotice
          session={session}
          positions={unread}
          onRead={() => lookAt(unread[0] ?? null)}
          onClose={() => noteRead(session_id, unread)}
        />
      )}
      {failedSkip && waiting.includes(failedSkip.position) && (
        <div className="wrap pt-4">
          <div className="mx-auto max-w-[680px]">
            <Notice tone="error">
              {`Question ${failedSkip.position}: ${failedSkip.words}. `}
              {keptWords(isOnlyHere({ session_id, position: failedSkip.position }))}
            </Notice>
          </div>
        </div>
      )}
      <QuestionDesk
        key={position}
        session={session}
        question={question}
        sending={sending}
        Beneath={Beneath}
        held={held.some(skip => skip.position === position)}
        reach={position > session.current_position ? sending.sendEarlier : null}
        onNext={goOn}
      />
      <SkipNotice
        held={held}
        onUndo={skip => {
          sending.undo(skip);
          show(skip.position);
        }}
        onDue={() => void sending.sendFirstHeld()}
      />
    </>
  );
}
