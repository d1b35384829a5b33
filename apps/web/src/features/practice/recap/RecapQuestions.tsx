import type { PracticeSession, ReviewedQuestion } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { ReviewedItem } from '../../../question/review/ReviewedItem.tsx';
import { useOpen } from '../../../question/review/useOpen.ts';
import { reviewedOf } from './looking-back.ts';

/** Tools of an answered question, from another feature. */
export type ToolsOf = (props: { sessionId: string; question: ReviewedQuestion }) => ReactNode;

/** All questions of the session, each unfolding its answer and solution; all open in print. */
export function RecapQuestions({ session, Tools }: { session: PracticeSession; Tools: ToolsOf }) {
  const { isOpen, toggle } = useOpen<number>();
  const questions = reviewedOf(session);
  return (
    <section aria-labelledby="questions" className="min-w-0">
      <h2 id="questions" className="type-h3">
        Your {session.total_questions} questions
      </h2>
      <ol className="mt-3 border-t border-line">
        {questions.map(question => (
          <ReviewedItem
            key={question.position}
            question={question}
            open={isOpen(question.position)}
            actions={<Tools sessionId={session.session_id} question={question} />}
            onToggle={() => toggle(question.position)}
          />
        ))}
      </ol>
    </section>
  );
}
