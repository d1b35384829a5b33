import { Suspense, useId } from 'react';
import { useHydrating } from '../../shared/browser/hydrating.ts';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { lazy } from '../../ui/waiting/lazy.tsx';
import { MathText } from '../maths/MathText.tsx';
import type { OwnProps } from './OwnAnswer.tsx';

/** Loads after the text, which is read first. */
const OwnAnswer = lazy(() => import('./OwnAnswer.tsx').then(part => part.OwnAnswer));

export function OwnLine(props: OwnProps) {
  const says = useId();
  const hydrating = useHydrating();
  return (
    <li data-own="">
      <div className="min-w-0">
        <p id={says} className="font-medium">
          <MathText text={props.asked.says} />
        </p>
        <span className="lesson-blank" />
        <noscript>This line is yours: work it out on paper.</noscript>
        <div data-scripted className="no-print mt-3 min-h-28">
          {!hydrating && (
            <ErrorBoundary fallback={() => <p>This line is yours: work it out on paper.</p>}>
              <Suspense fallback={null}>
                <OwnAnswer {...props} says={says} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </div>
    </li>
  );
}
