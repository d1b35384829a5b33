import type { Letter, Review, SimilarQuestion } from '@twelvefold/contract';
import { type ReactNode, useState } from 'react';
import { MathText } from './maths/MathText.tsx';
import { OptionList } from './OptionList.tsx';
import { QuestionImage } from './QuestionImage.tsx';
import { ResultPanel } from './review/ResultPanel.tsx';
import { SolutionCard } from './review/SolutionCard.tsx';
import './question.css';

interface Props {
  question: SimilarQuestion['question'];
  chosen: Letter | null;
  review: Review | null;
  onChoose: (letter: Letter) => void;
  /** Shown after the answer. */
  children?: ReactNode;
}

/** Placeholders for fields that only a question of a session has; neither is shown. */
const place = { position: 60, session_type: 'study' } as const;

/** A question outside sessions, open or with its solution. */
export function TriedQuestion({ question, chosen, review, onChoose, children }: Props) {
  const [enlarged, setEnlarged] = useState(false);
  const open = { ...question, ...place, answer: null, outcome: null };
  const outcome = review?.chosen_letter ? (review.is_correct ? 'correct' : 'incorrect') : 'skipped';
  const reviewed = review && ({ ...open, answer: review.correct_answer, outcome, review } as const);
  return (
    <>
      <div className="type-stem">
        <MathText text={question.stem} />
      </div>
      <QuestionImage question={open} enlarged={enlarged} onEnlarge={setEnlarged} />
      {reviewed ? (
        <div className="mt-6 grid gap-6">
          <ResultPanel question={reviewed} level="h4" />
          <SolutionCard question={reviewed} inside />
          {children}
        </div>
      ) : (
        <OptionList question={open} chosen={chosen} locked={false} onChoose={onChoose} />
      )}
    </>
  );
}
