import type { ReviewedQuestion } from '@twelvefold/contract';
import { useEffect, useRef, useState } from 'react';
import { timeWords, WhyThis } from '../../../question/review/QuestionNotes.tsx';
import { ResultPanel } from '../../../question/review/ResultPanel.tsx';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/controls/Key.tsx';
import { ActionBar } from './ActionBar.tsx';

/** The second half of a double press on Submit must not turn the page. */
const restMs = 250;
/** From this width on the solution stands beside the question. */
const besideFromPx = 1080;

interface Props {
  question: ReviewedQuestion;
  last: boolean;
  /** The solution stands too. */
  solved: boolean;
  onNext: () => void;
  onEnlarge: (() => void) | undefined;
}

/** The result of the question just answered, and the way on. */
export function Reading({ question, last, solved, onNext, onEnlarge }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Scrolled to as a whole: to its heading alone, the bar at the top would cover its frame.
  const box = useRef<HTMLDivElement>(null);
  const [rested, setRested] = useState(false);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Where the solution stands beneath: the result goes to the top, and the solution begins in sight.
    if (solved && innerWidth < besideFromPx) box.current?.scrollIntoView({ block: 'start' });
  }, [solved]);
  const next = () => {
    if (rested) onNext();
  };
  useShortcuts({ enter: next, n: onNext, i: onEnlarge });
  const time = timeWords(question);
  return (
    <>
      <div ref={box} className="result mt-8 sm:mt-[34px]">
        <ResultPanel question={question} heading={heading} />
      </div>
      <ActionBar>
        <button
          type="button"
          aria-disabled={!rested || undefined}
          data-steady=""
          onClick={next}
          className={buttonClass('primary', 'normal', 'max-sm:flex-1')}
        >
          {last ? 'Complete Session' : 'Next Question'}
          <span className="contents" aria-hidden="true">
            <Key className="max-sm:hidden">N</Key>
          </span>
        </button>
        {time && <span className="ml-auto text-ink-2 max-sm:hidden">{time}</span>}
      </ActionBar>
    </>
  );
}

/** What else is known of a question that was answered: its time, where the bar has no room for it, and why it was asked. */
export function Beside({ question }: { question: ReviewedQuestion }) {
  const time = timeWords(question);
  return (
    <div className="grid gap-5">
      {time && <p className="text-ink-2 sm:hidden">{time}</p>}
      <WhyThis reason={question._display_meta.reason} />
    </div>
  );
}
