import type { ReviewedQuestion } from '@twelvefold/contract';
import { type ReactNode, useId, useState } from 'react';
import { duration } from '../../shared/words/format.ts';
import { classes } from '../../ui/classes.ts';
import { FoldButton } from '../../ui/controls/FoldButton.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { DifficultyMark } from '../../ui/progress/Dots.tsx';
import { MathText } from '../maths/MathText.tsx';
import { QuestionImage } from '../QuestionImage.tsx';
import { usePrefetchedImage } from '../usePrefetchedImage.ts';
import { WhyThis } from './QuestionNotes.tsx';
import { ReportLater } from './ReportLater.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { SolutionCard } from './SolutionCard.tsx';
import '../question.css';

const marks: Record<ReviewedQuestion['outcome'], { icon: IconName | null; look: string; word: string }> = {
  correct: { icon: 'tick', look: 'border-correct bg-correct text-surface', word: 'Correct' },
  incorrect: { icon: 'cross', look: 'border-wrong text-wrong', word: 'Incorrect' },
  skipped: { icon: 'dash', look: 'border-dashed border-ink-3 text-ink-3', word: 'Skipped' },
  image_failed: { icon: null, look: 'border-dotted border-ink-3', word: 'Not counted' },
};

function Mark({ outcome }: { outcome: ReviewedQuestion['outcome'] }) {
  const { icon, look, word } = marks[outcome];
  return (
    <span
      data-filled={outcome === 'correct' ? '' : undefined}
      className={classes('dot grid size-[22px] flex-none place-items-center rounded-full border-2', look)}
    >
      {icon && <Icon name={icon} className="size-[58%] stroke-3" />}
      <span className="sr-only">{word}</span>
    </span>
  );
}

function Details({ question, actions }: { question: ReviewedQuestion; actions: ReactNode }) {
  const [enlarged, setEnlarged] = useState(false);
  return (
    <div className="reviewed grid gap-6 pt-2 pb-7">
      <div>
        <div className="type-stem sm:text-stem">
          <MathText text={question.stem} />
        </div>
        <QuestionImage question={question} enlarged={enlarged} onEnlarge={setEnlarged} />
      </div>
      <ResultPanel question={question} level="h4" />
      <WhyThis reason={question._display_meta.reason} level="h4" />
      {actions && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
      <div className="overflow-hidden rounded-lg border border-line bg-surface pt-5 print:pt-1">
        <SolutionCard question={question} inside />
      </div>
      <ReportLater questionId={question.id} />
    </div>
  );
}

interface ItemProps {
  question: ReviewedQuestion;
  open: boolean;
  /** Shows the first lines of the stem while closed. */
  preview?: boolean;
  /** Tools shown when the question is open. */
  actions?: ReactNode;
  onToggle: () => void;
}

/** An answered or skipped question: its result on one line, which unfolds everything about it. */
export function ReviewedItem({ question, open, preview = false, actions, onToggle }: ItemProps) {
  const panel = useId();
  // Prefetched, because printing does not wait for pictures.
  usePrefetchedImage(question.image_url);
  const { position, outcome, subcategory, difficulty_band, review } = question;
  return (
    <li className="border-b border-line">
      <article>
        <h3>
          <FoldButton
            open={open}
            aria-controls={open ? panel : undefined}
            onClick={onToggle}
            className="min-h-14 gap-x-3 py-2 hover:bg-tint max-[359px]:flex-wrap"
          >
            <span className="w-6 text-right font-semibold">{position}</span>
            <Mark outcome={outcome} />
            <span className="min-w-0 flex-1 font-medium">{subcategory}</span>
            <span className="type-small flex flex-none flex-col items-end gap-x-4 text-ink-2 max-[359px]:basis-full max-[359px]:flex-row max-[359px]:justify-end sm:flex-row sm:items-center">
              <DifficultyMark band={difficulty_band} />
              <span className="min-w-[5.5em] text-right">
                {outcome === 'image_failed' ? (
                  <span aria-hidden="true">{marks.image_failed.word}</span>
                ) : (
                  review.elapsed_ms !== null && duration(review.elapsed_ms)
                )}
              </span>
            </span>
          </FoldButton>
        </h3>
        {open ? (
          <div id={panel}>
            <Details question={question} actions={actions} />
          </div>
        ) : (
          preview && (
            <div className="pb-3 pl-[88px] max-sm:pl-7 max-[359px]:pl-0">
              {/* Smaller on the narrowest screens, where a wide fraction would be cut off. */}
              <p className="type-small line-clamp-2 text-ink-2 max-[359px]:[&_.katex]:text-[.85em]!">
                <MathText text={question.stem} />
              </p>
            </div>
          )
        )}
      </article>
    </li>
  );
}
