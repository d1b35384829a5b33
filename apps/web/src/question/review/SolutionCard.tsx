import type { Review, ReviewedQuestion } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { MathParagraphs, MathText } from '../maths/MathText.tsx';
import { letters, optionText, shownOption } from '../options.ts';
import { solutionSteps } from './solution-steps.ts';

interface PartProps {
  title: string;
  /** The heading level of the solution's own parts. */
  level: 3 | 5;
  gold?: boolean;
  children: ReactNode;
}

function Part({ title, level, gold = false, children }: PartProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classes(
        'border-t border-line px-5 py-[18px] text-large sm:px-[30px] sm:pt-5 sm:pb-[22px]',
        gold ? 'bg-marigold-tint' : 'text-ink-2',
      )}
    >
      <Heading className={classes('type-part mb-2', gold ? 'text-marigold-ink' : 'text-ink')}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

function Labelled({ name, text }: { name: string; text: string }) {
  return (
    <p className="mt-3 text-ink">
      <b>{name}:</b> <MathText text={text} />
    </p>
  );
}

function Steps({ text }: { text: string }) {
  const { intro, steps, answer, check } = solutionSteps(text);
  return (
    <>
      {intro && (
        <div className="text-ink">
          <MathParagraphs text={intro} />
        </div>
      )}
      {steps.length > 0 && (
        <ol className="solution-steps">
          {steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps do not move
            <li key={i}>
              <div className="min-w-0">
                <MathText text={step} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {answer && <Labelled name="Answer" text={answer} />}
      {check && <Labelled name="Check" text={check} />}
    </>
  );
}

interface SlipProps {
  question: ReviewedQuestion;
  slip: Review['slips'][number];
  chosen?: boolean;
}

/** Slips are told to who made them; to others they are what would have led there. */
const toldToOthers = (words: string) => words.replace(/^You /, 'If you ');

/** An option that is wrong, and what leads to it. */
function Slip({ question, slip: { letter, words }, chosen = false }: SlipProps) {
  const texts = letters.map(each => optionText(question, each));
  return (
    <div className="grid grid-cols-[26px_minmax(0,1fr)] gap-3 py-1.5">
      <dt className="contents">
        <span className="grid size-[26px] place-items-center rounded-sm border-[1.5px] border-line-strong text-small font-bold text-ink-2">
          {letter}
        </span>
        <span className="min-w-0 font-semibold text-ink">
          <MathText text={shownOption(optionText(question, letter))} beside={texts} />
        </span>
      </dt>
      <dd className="col-start-2 -mt-2">
        <MathText text={chosen ? words : toldToOthers(words)} />
      </dd>
    </div>
  );
}

const filled = (text: string) => text.trim() !== '';

/**
 * The solution in its parts; a part that is empty is left out, and an empty solution falls back to the explanation.
 * `inside` something that has a frame and headings of its own, it brings none.
 */
export function SolutionCard({ question, inside = false }: { question: ReviewedQuestion; inside?: boolean }) {
  const { review } = question;
  const Heading = inside ? 'h4' : 'h2';
  const level = inside ? 5 : 3;
  const { snap_read, solution_approach, detailed_solution, principle_to_remember } = review.solution_feedback;
  const empty = ![snap_read, solution_approach, detailed_solution, principle_to_remember].some(filled);
  const chosen = review.slips.filter(({ letter }) => letter === review.chosen_letter);
  const others = review.slips.filter(({ letter }) => letter !== review.chosen_letter);
  if (empty && !filled(review.explanation) && review.slips.length === 0) return null;
  return (
    <div
      className={classes(
        'solution overflow-hidden bg-surface',
        !inside && 'card rounded-[20px] border border-line',
      )}
    >
      <Heading
        className={classes(
          'px-5 sm:px-[30px]',
          inside ? 'type-h3 pb-3' : 'type-h2 pt-[22px] pb-4 sm:pt-[26px] sm:pb-5',
        )}
      >
        Solution
      </Heading>
      {chosen.map(slip => (
        <Part key={slip.letter} level={level} title={`The mistake behind ${slip.letter}`}>
          <dl>
            <Slip question={question} slip={slip} chosen />
          </dl>
        </Part>
      ))}
      {filled(snap_read) && (
        <Part level={level} title="Snap read">
          <MathParagraphs text={snap_read} />
        </Part>
      )}
      {filled(solution_approach) && (
        <Part level={level} title="Solution approach">
          <MathParagraphs text={solution_approach} />
        </Part>
      )}
      {filled(detailed_solution) && (
        <Part level={level} title="Detailed solution">
          <Steps text={detailed_solution} />
        </Part>
      )}
      {empty && filled(review.explanation) && (
        <Part level={level} title="Explanation">
          <MathParagraphs text={review.explanation} />
        </Part>
      )}
      {others.length > 0 && (
        <Part
          level={level}
          title={chosen.length > 0 ? 'What the others stand for' : 'What the wrong options stand for'}
        >
          <dl>
            {others.map(slip => (
              <Slip key={slip.letter} question={question} slip={slip} />
            ))}
          </dl>
        </Part>
      )}
      {filled(principle_to_remember) && (
        <Part level={level} title="Principle to remember" gold>
          <div className="text-lead leading-[1.45] font-medium">
            <MathParagraphs text={principle_to_remember} />
          </div>
        </Part>
      )}
    </div>
  );
}
