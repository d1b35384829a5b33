import type { PracticeSession, ReviewedQuestion } from '@twelvefold/contract';
import { type ReactNode, useState } from 'react';
import { ReviewedItem } from '../../../question/review/ReviewedItem.tsx';
import { usePrinting } from '../../../ui/page/usePrinting.ts';
import { reviewedOf } from './looking-back.ts';

/** What else can be done with a question whose solution is read; another feature's. */
export type ToolsOf = (props: { sessionId: string; question: ReviewedQuestion }) => ReactNode;

/** All that was asked, each question with its answer and solution behind a press; all open on paper. */
export function RecapQuestions({ session, Tools }: { session: PracticeSession; Tools: ToolsOf }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const printing = usePrinting();
  const questions = reviewedOf(session);
  const toggle = (position: number) => {
    const others = [...open].filter(p => p !== position);
    setOpen(new Set(open.has(position) ? others : [...others, position]));
  };
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
            open={printing || open.has(question.position)}
            actions={<Tools sessionId={session.session_id} question={question} />}
            onToggle={() => toggle(question.position)}
          />
        ))}
      </ol>
    </section>
  );
}
