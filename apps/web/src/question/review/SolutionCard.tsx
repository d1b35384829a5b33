import type { Review, ReviewedQuestion } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { MathParagraphs, MathText } from '../maths/MathText.tsx';
import { letters, optionText, shownOption } from '../options.ts';
import { solutionSteps } from './solution-steps.ts';

interface PartProps {
  title: string;
  /** Heading level of the solution's parts. */
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
          {steps.map(({ says, why }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps do not move
            <li key={i}>
              <div className="min-w-0">
                <MathText text={says} />
                {why && (
                  <details className="solution-why">
                    <summary>Why?</summary>
                    <MathText text={why} />
                  </details>
                )}
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

/** Slips address the student who made them; for others the sentence becomes conditional. */
const toldToOthers = (words: string) => words.replace(/^You /, 'If you ');

/** A wrong option and the mistake that leads to it. */
function Slip({ question, slip }: { question: ReviewedQuestion; slip: Review['slips'][number] }) {
  const texts = letters.map(each => optionText(question, each));
  return (
    <div className="grid grid-cols-[26px_minmax(0,1fr)] gap-3 py-1.5">
      <dt className="contents">
        <span className="grid size-[26px] place-items-center rounded-sm border-[1.5px] border-line-strong text-small font-bold text-ink-2">
          {slip.letter}
        </span>
        <span className="min-w-0 font-semibold text-ink">
          <MathText text={shownOption(optionText(question, slip.letter))} beside={texts} />
        </span>
      </dt>
      <dd className="col-start-2 -mt-2">
        <MathText text={toldToOthers(slip.words)} />
      </dd>
    </div>
  );
}

const filled = (text: string) => text.trim() !== '';

interface PartsProps {
  question: ReviewedQuestion;
  level: 3 | 5;
  approach: string;
}

/** All non-empty parts except the principle. */
function Parts({ question, level, approach }: PartsProps) {
  const { review } = question;
  const { snap_read, solution_approach, detailed_solution, principle_to_remember } = review.solution_feedback;
  const empty = ![snap_read, solution_approach, detailed_solution, principle_to_remember].some(filled);
  const others = review.slips.filter(({ letter }) => letter !== review.chosen_letter);
  return (
    <>
      {filled(snap_read) && (
        <Part level={level} title="Snap read">
          <MathParagraphs text={snap_read} />
        </Part>
      )}
      {filled(approach) && (
        <Part level={level} title="Solution approach">
          <MathParagraphs text={approach} />
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
          title={
            others.length < review.slips.length
              ? 'What the others stand for'
              : 'What the wrong options stand for'
          }
        >
          <dl>
            {others.map(slip => (
              <Slip key={slip.letter} question={question} slip={slip} />
            ))}
          </dl>
        </Part>
      )}
    </>
  );
}

/** Label of the faster way at the end of an approach. */
const beforeFaster = '\nFaster: ';

/**
 * The parts of a solution; an empty solution falls back to the explanation. After a right answer only the faster way
 * (or else the approach) and the principle are open. With `inside` it has no frame or heading of its own.
 */
export function SolutionCard({ question, inside = false }: { question: ReviewedQuestion; inside?: boolean }) {
  const { review, outcome } = question;
  const Heading = inside ? 'h4' : 'h2';
  const level = inside ? 5 : 3;
  const { solution_approach, principle_to_remember } = review.solution_feedback;
  const texts = [...Object.values(review.solution_feedback), review.explanation];
  if (!texts.some(filled) && review.slips.length === 0) return null;
  const folded = outcome === 'correct' && !inside && filled(solution_approach);
  const [approach = '', faster] = solution_approach.split(beforeFaster);
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
      {folded ? (
        <Part level={level} title={faster ? 'Faster' : 'Solution approach'}>
          <MathParagraphs text={faster ?? approach} />
        </Part>
      ) : (
        <Parts question={question} level={level} approach={solution_approach} />
      )}
      {filled(principle_to_remember) && (
        <Part level={level} title={folded ? 'Principle' : 'Principle to remember'} gold>
          <div className="text-lead leading-[1.45] font-medium">
            <MathParagraphs text={principle_to_remember} />
          </div>
        </Part>
      )}
      {folded && (
        <Disclosure title="Full solution">
          <Parts question={question} level={level} approach={faster ? approach : ''} />
        </Disclosure>
      )}
    </div>
  );
}
