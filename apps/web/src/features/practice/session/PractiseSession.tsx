import type { PracticeSession } from '@twelvefold/contract';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useUser } from '../../../shared/auth.ts';
import { noteSentRead, useSentPosition } from '../../../shared/outbox.ts';
import { Notice } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Key } from '../../../ui/Key.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { TwelveProgress } from '../../../ui/TwelveProgress.tsx';
import { QuestionDesk } from '../question/QuestionDesk.tsx';
import { noteServed } from './notes.ts';
import { dotsOf, isReviewed, isWhole, questionAt, sessionName } from './progress.ts';
import { SessionErrorCard } from './SessionErrorCard.tsx';
import { SessionHeader } from './SessionHeader.tsx';
import { SessionLoading } from './SessionLoading.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useAnswering } from './useAnswering.ts';
import { questionMissing } from './words.ts';

/** Wanted when all is answered; its file comes with the last question. */
const Recap = lazy(() => import('../recap/Recap.tsx').then(part => part.Recap));

interface Props {
  session: PracticeSession;
  banner?: ReactNode;
  next: ReactNode;
  onReload: () => Promise<unknown>;
}

function ShortcutsButton({ onPress }: { onPress: () => void }) {
  return (
    <Button look="text" size="small" className="max-sm:hidden" onClick={onPress}>
      <span className="sr-only">Keyboard shortcuts</span>
      <span aria-hidden="true">
        <Key>?</Key>
      </span>
    </Button>
  );
}

/** A session on screen: the server's current question, or the result just read, or the recap when all are final. */
export function PractiseSession({ session, banner, next, onReload }: Props) {
  const user = useUser();
  const [answered, setRead] = useState<number | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const [shortcuts, setShortcuts] = useState(false);
  const sending = useAnswering(session, {
    onAnswered: position => {
      setRead(position);
      setMoved(null);
    },
    onMoved: setMoved,
  });
  const { session_id, total_questions: total } = session;
  useEffect(() => noteServed(user.id, session_id), [user.id, session_id]);

  // An answer that had to wait for the network is sent apart from this page: its result is read first, too.
  const sent = useSentPosition(session_id);
  const read = answered ?? sent;
  const justRead = read === null ? null : questionAt(session, read);
  const position = justRead && isReviewed(justRead) ? justRead.position : session.current_position;
  const nearlyDone = position >= total;
  useEffect(() => {
    // One that does not come is asked for again when it is shown.
    if (nearlyDone) Recap.preload().catch(() => {});
  }, [nearlyDone]);
  if (position > total)
    return (
      <Suspense fallback={<SessionLoading message="Loading your session..." />}>
        <Recap session={session} banner={banner} next={next} />
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
        progress={<TwelveProgress results={dotsOf(session)} current={position} />}
        tools={
          <>
            <span className="font-[580] whitespace-nowrap">
              Question {position} of {total}
            </span>
            <ShortcutsButton onPress={() => setShortcuts(true)} />
          </>
        }
      />
      {banner}
      {moved !== null && (
        <div className="wrap pt-4">
          <div className="mx-auto max-w-[680px]">
            <Notice tone="info">
              This session went on in another window. It continues here at question {Math.min(moved, total)}.
            </Notice>
          </div>
        </div>
      )}
      <QuestionDesk
        key={position}
        session={session}
        question={question}
        sending={sending}
        onNext={() => {
          noteSentRead(session_id);
          setRead(null);
          setMoved(null);
        }}
        onShortcuts={() => setShortcuts(true)}
      />
      {shortcuts && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
    </>
  );
}
