import type { Question } from '@twelvefold/contract';
import { DoubtBox } from '../../features/tutor/DoubtBox.tsx';
import { HintBox } from '../../features/tutor/HintBox.tsx';
import { optional } from '../../ui/waiting/lazy.tsx';
import { MarkOpen } from './MarkOpen.tsx';

const QuestionTools = optional(() => import('../QuestionTools.tsx').then(part => part.QuestionTools));

interface Props {
  sessionId: string;
  question: Question;
}

/** Under a question of a session: hints until it is answered, marks and a similar one, and the way to the tutor. */
export function BeneathQuestion({ sessionId, question }: Props) {
  return (
    <>
      {question.outcome === null ? (
        <>
          <HintBox sessionId={sessionId} question={question} />
          <MarkOpen questionId={question.id} />
        </>
      ) : (
        <QuestionTools question={question} />
      )}
      <DoubtBox sessionId={sessionId} question={question} />
    </>
  );
}
