import type { Question } from '@twelvefold/contract';
import { Suspense, useState } from 'react';
import { DoubtBox } from '../../features/tutor/DoubtBox.tsx';
import { HintBox } from '../../features/tutor/HintBox.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { inPlace, optional } from '../../ui/waiting/lazy.tsx';

const QuestionTools = optional(() => import('../QuestionTools.tsx').then(part => part.QuestionTools));
const MarkControls = inPlace(() =>
  import('../../features/notebook/MarkControls.tsx').then(part => part.MarkControls),
);

const NotFetched = ({ retry }: { retry: () => void }) => (
  <p role="alert">
    Marks and notes could not be loaded. Check your connection and try again.{' '}
    <Button look="text" size="small" onClick={retry}>
      Try again
    </Button>
  </p>
);

interface Props {
  sessionId: string;
  question: Question;
}

/** Hints, marks and notes of a question without an answer. */
function WhileOpen({ sessionId, question }: Props) {
  const [marking, setMarking] = useState(false);
  return (
    <>
      <HintBox sessionId={sessionId} question={question}>
        <Button look="text" size="small" aria-expanded={marking} onClick={() => setMarking(!marking)}>
          Mark it or note something
        </Button>
      </HintBox>
      {marking && (
        <section aria-label="Marks and notes" className="no-print">
          <ErrorBoundary fallback={retry => <NotFetched retry={retry} />}>
            <Suspense fallback={null}>
              <MarkControls questionId={question.id} wentWrong={false} />
            </Suspense>
          </ErrorBoundary>
        </section>
      )}
    </>
  );
}

/**
 * Below a question of a session: before the answer hints, marks and notes, after it the tools of a past question; the
 * tutor always.
 */
export function BeneathQuestion({ sessionId, question }: Props) {
  return (
    <>
      {question.outcome === null ? (
        <WhileOpen sessionId={sessionId} question={question} />
      ) : (
        <QuestionTools question={question} />
      )}
      <DoubtBox sessionId={sessionId} question={question} />
    </>
  );
}
