import type { ReviewedQuestion } from '@twelvefold/contract';
import { ChatButton } from '../features/tutor/ChatButton.tsx';
import { ReviewedItem } from '../question/review/ReviewedItem.tsx';
import { QuestionTools } from './QuestionTools.tsx';

interface Props {
  /** Session of the answer, where the tutor can be asked about it. */
  sessionId?: string;
  question: ReviewedQuestion;
  open: boolean;
  preview?: boolean;
  wentWrong?: boolean;
  onToggle: () => void;
}

export function ReviewedWithTools({ sessionId, question, open, preview = true, wentWrong, onToggle }: Props) {
  return (
    <ReviewedItem
      question={question}
      open={open}
      preview={preview}
      onToggle={onToggle}
      actions={
        <>
          <QuestionTools question={question} wentWrong={wentWrong} />
          {sessionId && <ChatButton sessionId={sessionId} question={question} />}
        </>
      }
    />
  );
}
