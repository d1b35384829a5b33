import type { Question } from '@twelvefold/contract';
import { Suspense } from 'react';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { lazy } from '../../ui/waiting/lazy.tsx';

/** The chat is a file of its own, fetched when somebody turns to the tutor. */
const Tutor = lazy(() => import('./Tutor.tsx').then(part => part.Tutor));
export const fetchTutor = () => void Tutor.preload().catch(() => {});

/** What was asked of the chat: whether its drawer stands open, and a doubt written beside it, sent once. */
export interface Asked {
  open: boolean;
  doubt: string | null;
}

interface Props {
  sessionId: string;
  question: Question;
  /** Null until somebody turned to the tutor. */
  asked: Asked | null;
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
}

/** The chat about a question, once it was asked for. */
export function OpenTutor({ asked, ...rest }: Props) {
  if (!asked) return null;
  return (
    <ErrorBoundary
      fallback={() => <Notice tone="error">The chat could not be loaded. Please try again.</Notice>}
    >
      <Suspense fallback={null}>
        <Tutor {...rest} asked={asked} />
      </Suspense>
    </ErrorBoundary>
  );
}
