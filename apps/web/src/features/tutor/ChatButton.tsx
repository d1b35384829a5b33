import type { Question } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { fetchTutor } from './TutorPanel.tsx';
import { tutor } from './tutor.ts';

interface Props {
  sessionId: string;
  question: Question;
  className?: string;
  children?: ReactNode;
}

/** The way into the chat about a question: what was said is there again, and goes on. Its file comes while it is pointed at. */
export const ChatButton = ({ sessionId, question, className = '-ml-3', children }: Props) => (
  <Button
    look="text"
    size="small"
    className={`no-print ${className}`}
    onPointerEnter={fetchTutor}
    onClick={() => tutor.open({ sessionId, question })}
  >
    Chat with the tutor
    {children}
  </Button>
);
