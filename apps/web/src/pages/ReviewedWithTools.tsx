import type { ReviewedQuestion } from '@twelvefold/contract';
import { ReviewedItem } from '../question/review/ReviewedItem.tsx';
import { QuestionTools } from './QuestionTools.tsx';

interface Props {
  question: ReviewedQuestion;
  open: boolean;
  preview?: boolean;
  wentWrong?: boolean;
  onToggle: () => void;
}

/** A past question with what can be done with it. */
export function ReviewedWithTools({ question, open, preview = true, wentWrong, onToggle }: Props) {
  return (
    <ReviewedItem
      question={question}
      open={open}
      preview={preview}
      onToggle={onToggle}
      actions={<QuestionTools question={question} wentWrong={wentWrong} />}
    />
  );
}
