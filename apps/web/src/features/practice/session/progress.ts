import type {
  Outcome,
  PracticeSession,
  Question,
  Review,
  ReviewedQuestion,
  SkipResult,
  SubmitResult,
} from '@twelvefold/contract';
import type { DotResult } from '../../../ui/TwelveProgress.tsx';

/** 'Session 14'; study sessions are counted for themselves. */
export const sessionName = ({ session_number, session_type }: PracticeSession): string =>
  `${session_type === 'study' ? 'Study session' : 'Session'} ${session_number}`;

export const isReviewed = (question: Question): question is ReviewedQuestion => question.outcome !== null;

const dotOf: Record<Outcome, DotResult> = {
  correct: 'correct',
  incorrect: 'wrong',
  skipped: 'skipped',
  image_failed: 'skipped',
};

/** One dot a question, in order. */
export const dotsOf = (session: PracticeSession): DotResult[] =>
  session.questions.map(question => (question.outcome === null ? 'open' : dotOf[question.outcome]));

export const questionAt = (session: PracticeSession, position: number): Question | null =>
  session.questions.find(question => question.position === position) ?? null;

/** Whether a question can be shown at all: a stem and four options. */
export const isWhole = ({ stem, option_a, option_b, option_c, option_d }: Question): boolean =>
  [stem, option_a, option_b, option_c, option_d].every(text => text.trim() !== '');

const reviewIn = (result: SubmitResult): Review => ({
  is_correct: result.is_correct,
  correct_answer: result.correct_answer,
  correct_letter: result.correct_letter,
  chosen_letter: result.chosen_letter,
  chosen_answer: result.chosen_answer,
  explanation: result.explanation,
  solution_feedback: result.solution_feedback,
  slip: result.slip,
  elapsed_ms: result.elapsed_ms,
});

/** The session with `position` final; the place the server names next is never moved back. */
function withFinal(
  session: PracticeSession,
  position: number,
  next: number | null,
  outcome: Outcome,
  review: Review | null,
): PracticeSession {
  const current = Math.max(session.current_position, next ?? session.total_questions + 1);
  return {
    ...session,
    current_position: current,
    answered_count: current - 1,
    questions: session.questions.map(question =>
      question.position === position && review
        ? { ...question, answer: review.correct_answer, outcome, review }
        : question,
    ),
  };
}

export const withAnswer = (
  session: PracticeSession,
  position: number,
  result: SubmitResult,
): PracticeSession =>
  withFinal(
    session,
    position,
    result.next_position,
    result.is_correct ? 'correct' : 'incorrect',
    reviewIn(result),
  );

export const withSkip = (session: PracticeSession, position: number, result: SkipResult): PracticeSession =>
  withFinal(session, position, result.next_position, result.outcome, result.review);
