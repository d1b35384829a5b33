import type { JudgedCheck, Lesson, Letter } from '@twelvefold/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Picture } from '../../question/example/Picture.tsx';
import { MathText } from '../../question/maths/MathText.tsx';
import { OptionList } from '../../question/OptionList.tsx';
import { questionShownToAll } from '../../question/shown-to-all.ts';
import { useHydrating } from '../../shared/browser/hydrating.ts';
import { useAuth } from '../../shared/sign-in/auth.ts';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { Status } from '../../ui/notices/Status.tsx';
import { DifficultyMark } from '../../ui/progress/Dots.tsx';
import { inPlace, lazy } from '../../ui/waiting/lazy.tsx';

/** The buttons load after the text, the result with the answer. */
const CheckAnswer = lazy(() => import('./CheckAnswer.tsx').then(part => part.CheckAnswer));
const CheckResult = inPlace(() => import('./CheckResult.tsx').then(part => part.CheckResult));

interface Props {
  lesson: Lesson;
  check: Lesson['checks'][number];
}

/** A check question at the end of a lesson. */
export function Check({ lesson, check }: Props) {
  const { name, subcategory, category } = lesson;
  const question = questionShownToAll(check, { id: `${name}-${check.number}`, subcategory, category });
  const hydrating = useHydrating();
  const signedIn = useAuth().kind === 'signedIn';
  const [chosen, choose] = useState<Letter | null>(null);
  const [judged, setJudged] = useState<JudgedCheck | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (judged) form.current?.focus({ preventScroll: true });
  }, [judged]);
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={`Check ${check.number}`}
      className="card break-inside-avoid rounded-lg border border-line bg-surface p-5 sm:p-7"
      onSubmit={event => event.preventDefault()}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="type-part">Check {check.number}</h3>
        <DifficultyMark band={check.band} />
      </div>
      <div className="type-stem">
        <MathText text={check.stem} />
      </div>
      {check.picture && <Picture picture={check.picture} className="mt-5" />}
      {judged ? (
        <ErrorBoundary fallback={() => <p>The solution did not load. Reload the page to try again.</p>}>
          <Suspense fallback={<Status>Loading the solution...</Status>}>
            <CheckResult question={question} judged={judged} signedIn={signedIn} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          <OptionList question={question} chosen={chosen} locked={false} onChoose={choose} />
          <div data-scripted className="no-print mt-6 min-h-12">
            {!hydrating && (
              <ErrorBoundary
                fallback={() => <p>The answer cannot be checked now. Reload the page to try again.</p>}
              >
                <Suspense fallback={null}>
                  <CheckAnswer
                    place={{ name: lesson.name, number: check.number }}
                    chosen={chosen}
                    form={form}
                    onJudged={next => {
                      void CheckResult.preload().catch(() => {});
                      setJudged(next);
                    }}
                  />
                </Suspense>
              </ErrorBoundary>
            )}
          </div>
        </>
      )}
    </form>
  );
}
