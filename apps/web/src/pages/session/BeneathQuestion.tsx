import type { Question } from '@twelvefold/contract';
import { useState } from 'react';
import { DoubtBox } from '../../features/tutor/DoubtBox.tsx';
import { HintBox } from '../../features/tutor/HintBox.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { optional } from '../../ui/waiting/lazy.tsx';

const QuestionTools = optional(() => import('../QuestionTools.tsx').then(part => part.QuestionTools));
const MarkControls = optional(() =>
  import('../../features/notebook/MarkControls.tsx').then(part => part.MarkControls),
);

type Reach = (() => Promise<void>) | null;

interface Props {
  sessionId: string;
  question: Question;
  /** Sends what has to come first, before anything is asked about the question. */
  reach: Reach;
}

/** A question can be marked, or noted something about, before it is answered too. */
function MarkOpen({ questionId, reach }: { questionId: string; reach: Reach }) {
  const [open, setOpen] = useState(false);
  const toggle = async () => {
    await reach?.();
    setOpen(!open);
  };
  return (
    <section aria-label="Marks and notes" className="no-print">
      <Button look="text" size="small" className="-ml-3" aria-expanded={open} onClick={() => void toggle()}>
        Mark it or note something
      </Button>
      {open && (
        <div className="mt-2">
          <MarkControls questionId={questionId} wentWrong={false} />
        </div>
      )}
    </section>
  );
}

/** Under a question of a session: hints until it is answered, marks and a similar one, and the way to the tutor. */
export function BeneathQuestion({ sessionId, question, reach }: Props) {
  return (
    <>
      {question.outcome === null ? (
        <>
          <HintBox sessionId={sessionId} question={question} reach={reach} />
          <MarkOpen questionId={question.id} reach={reach} />
        </>
      ) : (
        <QuestionTools question={question} />
      )}
      <DoubtBox sessionId={sessionId} question={question} reach={reach} />
    </>
  );
}
