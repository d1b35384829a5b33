import type { PracticeSession } from '@twelvefold/contract';
import { type ReactNode, Suspense, useEffect } from 'react';
import { isOnlyHere } from '../../../shared/outbox/kept.ts';
import { noteRead } from '../../../shared/outbox/sending.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { Notice, type Tone } from '../../../ui/notices/Banner.tsx';
import { TwelveProgress } from '../../../ui/progress/TwelveProgress.tsx';
import { lazy, optional } from '../../../ui/waiting/lazy.tsx';
import { type Beneath, QuestionDesk } from '../desk/QuestionDesk.tsx';
import { SessionErrorCard } from '../frame/SessionErrorCard.tsx';
import { SessionHeader } from '../frame/SessionHeader.tsx';
import { SessionLoading } from '../frame/SessionLoading.tsx';
import type { ToolsOf } from '../recap/RecapQuestions.tsx';
import { noteServed } from './notes.ts';
import { dotsOf, isReviewed, isWhole, questionAt, sessionName } from './progress.ts';
import { SkipNotice } from './SkipNotice.tsx';
import { type FailedSkip, useOnScreen } from './useOnScreen.ts';
import { keptWords, questionMissing } from './words.ts';

/** Wanted when all is answered; its file comes with the last question. */
const Recap = lazy(() => import('../recap/Recap.tsx').then(part => part.Recap));
/** Wanted after a time without a network only; the results are in the recap too. */
const SentNotice = optional(() => import('./SentNotice.tsx').then(part => part.SentNotice));

interface Props {
  session: PracticeSession;
  next: ReactNode;
  Beneath: Beneath;
  Tools: ToolsOf;
  onReload: () => Promise<unknown>;
}

/** Above the question, as wide as it. */
const Above = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <div className="wrap pt-4">
    <div className="mx-auto max-w-[680px]">
      <Notice tone={tone}>{children}</Notice>
    </div>
  </div>
);

interface MessagesProps {
  session: PracticeSession;
  position: number;
  movedHere: boolean;
  failedSkip: FailedSkip | null;
}

/** What happened to the session besides what the student did. */
function Messages({ session: { session_id }, position, movedHere, failedSkip }: MessagesProps) {
  return (
    <>
      {movedHere && (
        <Above tone="info">
          This session went on in another window. It continues here at question {position}.
        </Above>
      )}
      {failedSkip && (
        <Above tone="error">
          {`Question ${failedSkip.position}: ${failedSkip.words}. `}
          {keptWords(isOnlyHere({ session_id, position: failedSkip.position }))}
        </Above>
      )}
    </>
  );
}

/** The recap is fetched with the last question; one that does not come is asked for again when it is shown. */
function useRecapAhead(nearlyDone: boolean): void {
  useEffect(() => {
    if (nearlyDone) Recap.preload().catch(() => {});
  }, [nearlyDone]);
}

/** A session on screen: the next open question, or a result or a kept answer looked at, or the recap when all are final. */
export function PractiseSession({ session, next, Beneath, Tools, onReload }: Props) {
  const user = useUser();
  const { session_id, total_questions: total } = session;
  const { position, sending, waiting, unread, movedHere, failedSkip, held, show, read, goOn } =
    useOnScreen(session);
  useEffect(() => noteServed(user.id, session_id), [user.id, session_id]);
  useRecapAhead(position >= total);
  if (position > total)
    return (
      <Suspense fallback={<SessionLoading message="Loading your session..." />}>
        <Recap session={session} next={next} Tools={Tools} />
      </Suspense>
    );
  const question = questionAt(session, position);
  if (!question || !isWhole(question))
    return <SessionErrorCard words={questionMissing} onRetry={() => void onReload()} />;
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
      <Messages session={session} position={position} movedHere={movedHere} failedSkip={failedSkip} />
      {!isReviewed(question) && unread.length > 0 && (
        <SentNotice
          questions={unread.map(p => questionAt(session, p)).filter(isReviewed)}
          onRead={read}
          onClose={() => noteRead(session_id, unread)}
        />
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
