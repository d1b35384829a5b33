import type { PracticeSession } from '@twelvefold/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { counted } from '../../../shared/words/format.ts';
import { useDocumentTitle } from '../../../ui/page/PageTitle.tsx';
import { PrintLine } from '../../../ui/page/PrintLine.tsx';
import { TwelveProgress } from '../../../ui/progress/TwelveProgress.tsx';
import { results, sessionName } from '../session/view.ts';

/** '9 of 12' of the questions that count, the row of sessions, and the twelve dots that rise into it. */
export function Score({ session, row }: { session: PracticeSession; row?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dots = results(session);
  const correct = dots.filter(dot => dot === 'correct').length;
  const uncounted = dots.filter(dot => dot === 'uncounted').length;
  const total = session.total_questions - uncounted;
  useDocumentTitle(`${sessionName(session)}: ${correct} of ${total}`);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <PrintLine what={sessionName(session).toLowerCase()} day={session.created_at} />
      <h1 ref={heading} tabIndex={-1} className="flex items-end gap-3.5">
        <span className="type-numeral-lg max-sm:text-[5rem]">{correct}</span>
        <span className="type-h2">of {total}</span>
        <span className="sr-only">correct in {sessionName(session).toLowerCase()}</span>
      </h1>
      {row}
      <TwelveProgress results={dots} current={session.total_questions + 1} className="mt-8 max-w-[420px]" />
      {uncounted > 0 && (
        <p className="type-small mt-4 text-ink-2">
          {counted(uncounted, 'question')} not counted: the image did not load.
        </p>
      )}
    </>
  );
}
