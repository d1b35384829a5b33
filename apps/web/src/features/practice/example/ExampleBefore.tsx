import type { PracticeSession, Question } from '@twelvefold/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../../ui/notices/ErrorBoundary.tsx';
import { inPlace } from '../../../ui/waiting/lazy.tsx';

const ExampleFirst = inPlace(() => import('./ExampleFirst.tsx').then(part => part.ExampleFirst));

interface Props {
  session: PracticeSession;
  question: Question;
  /** Whether the question is still to be decided. */
  open: boolean;
  children: ReactNode;
}

/** The question, with a worked example before one that is too hard to be asked alone. Rendered anew for every question. */
export function ExampleBefore({ session, question, open, children }: Props) {
  const [alone, setAlone] = useState(!question.has_example);
  if (alone || !open) return children;
  return (
    <ErrorBoundary fallback={() => children}>
      <Suspense fallback={null}>
        <ExampleFirst session={session} question={question} onAlone={() => setAlone(true)} />
      </Suspense>
    </ErrorBoundary>
  );
}
