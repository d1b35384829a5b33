import type { ReviewedQuestion } from '@twelvefold/contract';
import type { Ref } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { MathText } from '../maths/MathText.tsx';
import { shownOption } from '../options.ts';

/** The outcome in words, with the letter of the right answer unless the student chose it. */
function resultWords({ outcome, review }: ReviewedQuestion): string {
  const right = `The correct answer is ${review.correct_letter}.`;
  switch (outcome) {
    case 'correct':
      return 'Correct.';
    case 'incorrect':
      return `Incorrect. ${right}`;
    case 'skipped':
      return `Skipped. ${right}`;
    case 'image_failed':
      return `Not counted: the image did not load. ${right}`;
  }
}

const looks = {
  correct: {
    icon: 'tick',
    frame: 'border-correct',
    head: 'bg-correct-tint text-correct',
    mark: 'bg-correct text-correct-tint',
  },
  incorrect: {
    icon: 'cross',
    frame: 'border-wrong',
    head: 'bg-wrong-tint text-wrong',
    mark: 'bg-wrong text-wrong-tint print:border-2 print:bg-surface print:text-wrong forced-colors:border-2 forced-colors:bg-surface forced-colors:text-wrong',
  },
  skipped: {
    icon: 'dash',
    frame: 'border-line-strong',
    head: 'bg-sunken text-ink',
    mark: 'border-2 border-dashed border-ink-3 text-ink-3',
  },
} as const satisfies Record<string, { icon: IconName; frame: string; head: string; mark: string }>;

interface RowProps {
  term: string;
  letter: string;
  text: string;
  /** The other answers shown. */
  beside: readonly string[];
  right: boolean;
}

function Row({ term, letter, text, beside, right }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_34px_auto] items-center gap-3 border-t border-line bg-surface px-[18px] py-3 sm:grid-cols-[150px_34px_1fr] sm:px-6 sm:py-3.5">
      <dt className="text-ink-2">{term}</dt>
      <dd className="contents">
        <span
          data-filled={right ? '' : undefined}
          className={classes(
            'dot grid size-[34px] place-items-center rounded-control border-2 text-base font-bold',
            right ? 'border-correct bg-correct text-surface' : 'border-wrong text-wrong',
          )}
        >
          {letter}
        </span>
        <span className="min-w-0 text-stem leading-snug font-semibold">
          <MathText text={shownOption(text)} beside={beside} />
        </span>
      </dd>
    </div>
  );
}

interface Props {
  question: ReviewedQuestion;
  /** The heading, which gets focus when the result arrives. */
  heading?: Ref<HTMLHeadingElement>;
  level?: 'h2' | 'h4';
}

/** The outcome, the answers side by side, and the mistake behind the chosen one. */
export function ResultPanel({ question, heading, level: Heading = 'h2' }: Props) {
  const { outcome, review } = question;
  const options = [question.option_a, question.option_b, question.option_c, question.option_d];
  const look = looks[outcome === 'image_failed' ? 'skipped' : outcome];
  const { chosen_letter: chosen, chosen_answer } = review;
  const slip = review.slips.find(({ letter }) => letter === chosen);
  return (
    <div className={classes('result-panel overflow-hidden rounded-lg border', look.frame)}>
      <div
        className={classes(
          'flex items-center gap-3.5 px-[18px] pt-[18px] pb-3.5 sm:px-6 sm:pt-5 sm:pb-4',
          look.head,
        )}
      >
        <span
          data-filled={outcome === 'correct' ? '' : undefined}
          className={classes('dot grid size-9 flex-none place-items-center rounded-full', look.mark)}
        >
          <Icon name={look.icon} className="size-[19px] stroke-[2.6]" />
        </span>
        <Heading ref={heading} tabIndex={-1} className="text-stem leading-tight font-bold text-balance">
          {resultWords(question)}
        </Heading>
      </div>
      <dl>
        {chosen && (
          <Row
            term="Your answer"
            letter={chosen}
            text={chosen_answer ?? ''}
            beside={options}
            right={review.is_correct}
          />
        )}
        {slip && (
          <div className="bg-surface px-[18px] pb-3.5 sm:px-6">
            <dt className="sr-only">The mistake behind it</dt>
            <dd>
              <MathText text={slip.words} />
            </dd>
          </div>
        )}
        {!review.is_correct && (
          <Row
            term="Correct answer"
            letter={review.correct_letter}
            text={review.correct_answer}
            beside={options}
            right
          />
        )}
      </dl>
    </div>
  );
}
