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

/** Opens the chat about a question, with its earlier messages. Preloads the chat on hover. */
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
