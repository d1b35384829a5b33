import type { PracticeSession, Question } from '@twelvefold/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../../ui/notices/ErrorBoundary.tsx';
import { inPlace } from '../../../ui/waiting/lazy.tsx';

const ExampleFirst = inPlace(() => import('./ExampleFirst.tsx').then(part => part.ExampleFirst));

interface Props {
  session: PracticeSession;
  question: Question;
  /** Whether the question has no decision yet. */
  open: boolean;
  children: ReactNode;
}

/** The question; a worked example first when the server offers one. Remounted for every question. */
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
