import type { PracticeSession } from '@twelvefold/contract';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/controls/Key.tsx';
import { Notice, type Tone } from '../../../ui/notices/Banner.tsx';
import { TwelveProgress } from '../../../ui/progress/TwelveProgress.tsx';
import { lazy } from '../../../ui/waiting/lazy.tsx';
import { ExampleBefore } from '../example/ExampleBefore.tsx';
import { SessionErrorCard } from '../frame/SessionErrorCard.tsx';
import { SessionHeader } from '../frame/SessionHeader.tsx';
import { SessionLoading } from '../frame/SessionLoading.tsx';
import { type Beneath, QuestionScreen } from '../question/QuestionScreen.tsx';
import type { ToolsOf } from '../recap/RecapQuestions.tsx';
import { noteServed } from './notes.ts';
import { type OnScreen, useSession } from './useSession.ts';
import { isWhole, questionAt, sessionName } from './view.ts';
import { keptWords, questionMissing, skipWords, toldWords } from './words.ts';

/** Loaded with the last question; a failed load is retried when the recap is shown. */
const Recap = lazy(() => import('../recap/Recap.tsx').then(part => part.Recap));

/** Components that the page passes to a session, which imports no other feature. */
export interface Parts {
  Beneath: Beneath;
  /** On the recap: tools of a question. */
  Tools: ToolsOf;
  /** On the recap: starts the next session. */
  next: ReactNode;
}

interface Props {
  session: PracticeSession;
  parts: Parts;
  onReload: () => void;
}

/** A notice above the question, as wide as it. */
const Above = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <div className="wrap pt-4">
    <div className="mx-auto max-w-[680px]">
      <Notice tone={tone}>{children}</Notice>
    </div>
  </div>
);

/** Notice of a skip that can be undone, above the next question; a skipped last question shows its own. */
function SkipLine({ on: { undo, position, undoSkip } }: { on: OnScreen }) {
  useShortcuts({ u: undo === null ? undefined : undoSkip });
  return (
    <div role="status" className="no-print wrap">
      {undo !== null && undo < position && (
        <p className="mx-auto flex max-w-[680px] items-center gap-3 pt-3 font-medium">
          Question {undo} is skipped.
          <Button look="text" size="small" onClick={undoSkip}>
            Undo
            <Key className="max-sm:hidden">U</Key>
          </Button>
        </p>
      )}
    </div>
  );
}

/** Notices about the session: continued in another window, answers sent later, sending delayed. */
function Notices({ on }: { on: OnScreen }) {
  const { elsewhere, told, heldUp } = on.notices;
  return (
    <>
      {elsewhere && (
        <Above tone="info">
          This session went on in another window. It continues here at question {on.position}.
        </Above>
      )}
      {told.length > 0 && <Above tone="success">{toldWords(told)}</Above>}
      {heldUp !== null && (
        <Above tone="error">
          Question {heldUp}: {skipWords(on.trouble)}. {keptWords}
        </Above>
      )}
      <SkipLine on={on} />
    </>
  );
}

/** The session on screen: a question in each of its phases, or the recap once all are decided. */
export function PractiseSession({ session, parts, onReload }: Props) {
  const user = useUser();
  const { session_id, total_questions: total } = session;
  const on = useSession(session);
  const { position, phase, dots } = on;
  useEffect(() => noteServed(user.id, session_id), [user.id, session_id]);
  const isLast = position >= total;
  useEffect(() => {
    if (isLast) Recap.preload().catch(() => {});
  }, [isLast]);
  if (phase === 'recap')
    return (
      <Suspense fallback={<SessionLoading message="Loading your session..." />}>
        <Recap session={session} next={parts.next} Tools={parts.Tools} />
      </Suspense>
    );
  const question = questionAt(session, position);
  if (!question || !isWhole(question)) return <SessionErrorCard words={questionMissing} onRetry={onReload} />;
  return (
    <>
      <SessionHeader
        title={sessionName(session)}
        subtitle={`${total}-Question Practice`}
        progress={<TwelveProgress results={dots} current={position} />}
        tools={
          <span className="font-strong whitespace-nowrap">
            Question {position} of {total}
          </span>
        }
      />
      <Notices on={on} />
      <ExampleBefore key={position} session={session} question={question} open={phase === 'open'}>
        <QuestionScreen session={session} question={question} on={on} Beneath={parts.Beneath} />
      </ExampleBefore>
    </>
  );
}
