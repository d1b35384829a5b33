import type { Review, ServedQuestion } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { ResultPanel } from '../../question/review/ResultPanel.tsx';
import { SolutionCard } from '../../question/review/SolutionCard.tsx';

interface Props {
  question: ServedQuestion;
  review: Review;
  start: ReactNode;
}

/** Result of a visitor's answer: right or wrong, the mistake behind the option, and the solution. */
export function LiveResult({ question, review, start }: Props) {
  const outcome = review.is_correct ? 'correct' : 'incorrect';
  const reviewed = { ...question, answer: review.correct_answer, outcome, review } as const;
  return (
    <div className="grid gap-6">
      <h3 className="sr-only">Your answer</h3>
      <ResultPanel question={reviewed} level="h4" />
      <SolutionCard question={reviewed} inside />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-6">
        <p className="min-w-0 flex-1 basis-72 text-large">
          That was one of twelve. The other eleven are chosen for you, from how you answer.
        </p>
        {start}
      </div>
    </div>
  );
}
