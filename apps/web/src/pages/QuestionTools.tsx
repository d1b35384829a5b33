import type { ReviewedQuestion } from '@twelvefold/contract';
import { MarkControls } from '../features/notebook/MarkControls.tsx';
import { SimilarQuestion } from '../features/notebook/SimilarQuestion.tsx';
import { TriedQuestion } from '../question/TriedQuestion.tsx';

interface Props {
  question: ReviewedQuestion;
  /** Asks what went wrong; by default where the answer was. */
  wentWrong?: boolean | undefined;
}

/** What can be done with a past question: try a similar one, mark it, note something. */
export function QuestionTools({ question, wentWrong }: Props) {
  const asks = wentWrong ?? question.outcome !== 'correct';
  return (
    <>
      <SimilarQuestion questionId={question.id} Try={TriedQuestion} />
      <MarkControls questionId={question.id} wentWrong={asks} />
    </>
  );
}
