import type { Question } from '@twelvefold/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { inPlace } from '../../ui/waiting/lazy.tsx';

/** The chat is a file of its own, fetched when somebody turns to the tutor. */
const Tutor = inPlace(() => import('./Tutor.tsx').then(part => part.Tutor));
export const fetchTutor = () => void Tutor.preload().catch(() => {});

/** What was asked of the chat: whether its drawer stands open, and a doubt written beside it, sent once. */
export interface Asked {
  open: boolean;
  doubt: string | null;
}

/** The chat of one question: what was asked of it, and what is typed but not sent. */
export function useTutor() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [draft, setDraft] = useState('');
  return { asked, setAsked, draft, setDraft };
}

interface Props {
  sessionId: string;
  question: Question;
  tutor: ReturnType<typeof useTutor>;
}

/** The chat about a question, once it was asked for. */
export function OpenTutor({ sessionId, question, tutor: { asked, setAsked, draft, setDraft } }: Props) {
  if (!asked) return null;
  return (
    <ErrorBoundary
      of={asked}
      fallback={retry => (
        <Notice tone="error">
          The chat could not be loaded. If trying again does not help, reload the page.{' '}
          <Button look="text" size="small" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
    >
      <Suspense fallback={null}>
        <Tutor
          sessionId={sessionId}
          question={question}
          asked={asked}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setAsked({ open: false, doubt: null })}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

interface TutorButtonProps {
  /** Opens the chat. */
  onOpen: () => void;
  className?: string;
  children?: ReactNode;
}

/** The way into the chat; what is drawn of it comes while it is pointed at. */
export const TutorButton = ({ onOpen, className = '-ml-3', children }: TutorButtonProps) => (
  <Button
    look="text"
    size="small"
    className={className}
    aria-haspopup="dialog"
    onPointerEnter={fetchTutor}
    onClick={onOpen}
  >
    Chat with the tutor
    {children}
  </Button>
);
