import type { ReviewedQuestion } from '@twelvefold/contract';
import { ChatButton } from '../../features/tutor/ChatButton.tsx';
import { QuestionTools } from '../QuestionTools.tsx';

/** What can be done with a question of a session that is over. */
export function RecapTools({ sessionId, question }: { sessionId: string; question: ReviewedQuestion }) {
  return (
    <>
      <QuestionTools question={question} />
      <ChatButton sessionId={sessionId} question={question} />
    </>
  );
}
