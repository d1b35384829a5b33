import type { ReviewedQuestion } from '@twelvefold/contract';
import { ChatButton } from '../../features/tutor/ChatButton.tsx';
import { QuestionTools } from '../QuestionTools.tsx';

export function RecapTools({ sessionId, question }: { sessionId: string; question: ReviewedQuestion }) {
  return (
    <>
      <QuestionTools question={question} />
      <ChatButton sessionId={sessionId} question={question} />
    </>
  );
}
