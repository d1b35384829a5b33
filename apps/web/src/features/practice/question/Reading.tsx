import type { ReviewedQuestion } from '@twelvefold/contract';
import { useEffect, useRef, useState } from 'react';
import { timeWords, WhyThis } from '../../../question/review/QuestionNotes.tsx';
import { ResultPanel } from '../../../question/review/ResultPanel.tsx';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/controls/Key.tsx';
import { ActionBar } from './ActionBar.tsx';

/** Milliseconds in which Next ignores presses, such as the second half of a double press on Submit. */
const doublePressMs = 250;
/** Minimum width, in px, at which the solution is beside the question. */
const besideFromPx = 1080;

interface Props {
  question: ReviewedQuestion;
  last: boolean;
  /** The solution is rendered. */
  solved: boolean;
  onNext: () => void;
  onEnlarge: (() => void) | undefined;
}

/** The result and solution of the question just answered, and the Next button. */
export function Reading({ question, last, solved, onNext, onEnlarge }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Scrolled to as a whole: the sticky bar would cover the frame above its heading.
  const box = useRef<HTMLDivElement>(null);
  const [rested, setRested] = useState(false);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setRested(true), doublePressMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // On narrow screens the result goes to the top, so that the solution below it is in view.
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

/** Notes on an answered question: its time (when the bar has no room for it), and why it was asked. */
export function Beside({ question }: { question: ReviewedQuestion }) {
  const time = timeWords(question);
  return (
    <div className="grid gap-5">
      {time && <p className="text-ink-2 sm:hidden">{time}</p>}
      <WhyThis reason={question._display_meta.reason} />
    </div>
  );
}
