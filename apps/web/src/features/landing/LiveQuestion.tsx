import type { LessonCheck, Letter, Review } from '@twelvefold/contract';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MathText } from '../../question/maths/MathText.tsx';
import { OptionList } from '../../question/OptionList.tsx';
import { questionShownToAll } from '../../question/shown-to-all.ts';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useAsk } from '../../shared/api/useAsk.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { Status } from '../../ui/notices/Status.tsx';
import { inPlace } from '../../ui/waiting/lazy.tsx';
import { SectionIntro } from './SectionIntro.tsx';

/** Loaded with the first answer. */
const LiveResult = inPlace(() => import('./LiveResult.tsx').then(part => part.LiveResult));

const place = { id: 'front', subcategory: 'Percentages', category: 'Arithmetic' };

const open = 'border-line-strong';
const decided = { right: 'border-correct bg-correct', wrong: 'border-wrong bg-wrong-tint' };

/** The twelve questions of a session; this is the first. */
function Twelve({ first }: { first: boolean | undefined }) {
  const look = first === undefined ? 'border-gold-dot' : first ? decided.right : decided.wrong;
  return (
    <p aria-hidden="true" className="mb-8 flex items-center justify-between">
      {[look, ...Array.from({ length: 11 }, () => open)].map((each, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
          key={i}
          className={`dot rounded-full ${i === 0 ? 'size-6 border-3' : 'size-4 border-2'} ${each}`}
        />
      ))}
    </p>
  );
}

/** A question that visitors can answer before signing up; explanations are fetched with the answer. */
export function LiveQuestion({ check, start }: { check: LessonCheck; start: ReactNode }) {
  const question = questionShownToAll(check, place);
  const [chosen, choose] = useState<Letter | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const { busy, error, send } = useAsk(
    (letter: Letter) => call('POST /front-question', { body: { stem: check.stem, letter } }),
    judged => {
      void LiveResult.preload().catch(() => {});
      setReview(judged.review);
    },
  );
  useEffect(() => {
    if (review) result.current?.focus({ preventScroll: true });
  }, [review]);
  return (
    <section id="try-one" aria-labelledby="try-one-title" className="py-18 print:hidden">
      <div className="wrap">
        <SectionIntro title="Try One Now" id="try-one-title">
          No account is needed for this one. Choose an option, and see what stands behind it.
        </SectionIntro>
        <form
          className="mx-auto max-w-[760px] rounded-xl border border-line bg-surface p-5 sm:p-9"
          onSubmit={event => {
            event.preventDefault();
            if (chosen) void send(chosen);
          }}
        >
          <Twelve first={review?.is_correct} />
          <div className="type-stem">
            <MathText text={check.stem} />
          </div>
          {review ? (
            <div ref={result} tabIndex={-1} className="mt-6 outline-none">
              <ErrorBoundary fallback={() => <p>The solution did not load. Reload the page to try again.</p>}>
                <Suspense fallback={<Status>Loading the solution...</Status>}>
                  <LiveResult question={question} review={review} start={start} />
                </Suspense>
              </ErrorBoundary>
            </div>
          ) : (
            <>
              <OptionList question={question} chosen={chosen} locked={busy} onChoose={choose} />
              <div data-scripted className="mt-6">
                <Button type="submit" look="quiet" blocked={chosen === null} busy={busy}>
                  {busy ? 'Checking...' : 'Check my answer'}
                </Button>
                {error !== null && (
                  <Notice tone="error">
                    {wordsFor(error, 'Your answer could not be checked. Please try again.')}
                  </Notice>
                )}
              </div>
            </>
          )}
        </form>
      </div>
    </section>
  );
}
