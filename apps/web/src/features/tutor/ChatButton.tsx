import type { Question } from '@twelvefold/contract';
import { OpenTutor, TutorButton, useTutor } from './OpenTutor.tsx';

/** The way into the chat about a past question: what was said is there again, and goes on. */
export function ChatButton({ sessionId, question }: { sessionId: string; question: Question }) {
  const tutor = useTutor();
  return (
    <div className="no-print">
      <TutorButton onOpen={() => tutor.setAsked({ open: true, doubt: null })} />
      <OpenTutor sessionId={sessionId} question={question} tutor={tutor} />
    </div>
  );
}
