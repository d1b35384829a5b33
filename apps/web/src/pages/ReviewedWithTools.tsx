import type { ReviewedQuestion } from '@twelvefold/contract';
import { MarkControls } from '../features/notebook/MarkControls.tsx';
import { SimilarQuestion } from '../features/notebook/SimilarQuestion.tsx';
import { ReviewedItem } from '../question/review/ReviewedItem.tsx';
import { TriedQuestion } from '../question/TriedQuestion.tsx';

interface Props {
  question: ReviewedQuestion;
  open: boolean;
  preview?: boolean;
  /** Asks what went wrong; by default where the answer was. */
  wentWrong?: boolean;
  onToggle: () => void;
}

/** A past question with what can be done with it: try a similar one, mark it, note something. */
export function ReviewedWithTools({ question, open, preview = true, wentWrong, onToggle }: Props) {
  const asks = wentWrong ?? question.outcome !== 'correct';
  return (
    <ReviewedItem
      question={question}
      open={open}
      preview={preview}
      onToggle={onToggle}
      actions={
        <>
          <SimilarQuestion questionId={question.id} Try={TriedQuestion} />
          <MarkControls questionId={question.id} wentWrong={asks} />
        </>
      }
    />
  );
}
