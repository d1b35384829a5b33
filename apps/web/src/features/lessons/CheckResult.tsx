import type { JudgedCheck, ServedQuestion } from '@twelvefold/contract';
import { ResultPanel } from '../../question/review/ResultPanel.tsx';
import { SolutionCard } from '../../question/review/SolutionCard.tsx';

interface Props {
  question: ServedQuestion;
  judged: JudgedCheck;
  signedIn: boolean;
}

/** Result of a check question, with its solution. */
export function CheckResult({ question, judged: { review, counted }, signedIn }: Props) {
  const outcome = review.chosen_letter ? (review.is_correct ? 'correct' : 'incorrect') : 'skipped';
  const reviewed = { ...question, answer: review.correct_answer, outcome, review } as const;
  return (
    <div className="mt-6 grid gap-6">
      <ResultPanel question={reviewed} level="h4" />
      <SolutionCard question={reviewed} inside />
      {signedIn && !counted && (
        <p className="type-small text-ink-2">
          This answer is not counted: you have answered this question before, or have tried as many questions
          today as count outside of sessions.
        </p>
      )}
    </div>
  );
}
