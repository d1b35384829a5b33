import type {
  Outcome,
  PracticeSession,
  Question,
  Review,
  ReviewedQuestion,
  SkipResult,
  SubmitResult,
} from '@twelvefold/contract';
import type { DotResult } from '../../../ui/progress/TwelveProgress.tsx';

/** 'Session 14'; study sessions are counted for themselves. */
export const sessionName = ({ session_number, session_type }: PracticeSession): string =>
  `${session_type === 'study' ? 'Study session' : 'Session'} ${session_number}`;

export const isReviewed = (question: Question | null): question is ReviewedQuestion =>
  question !== null && question.outcome !== null;

/** Whether it was answered and is final: not passed over. */
export const isAnswered = (question: Question | null): boolean =>
  question?.outcome === 'correct' || question?.outcome === 'incorrect';

const dotOf: Record<Outcome, DotResult> = {
  correct: 'correct',
  incorrect: 'wrong',
  skipped: 'skipped',
  image_failed: 'uncounted',
};

/** One dot a question, in order; `waiting` are the positions whose decisions the server does not have yet. */
export const dotsOf = (session: PracticeSession, waiting: readonly number[] = []): DotResult[] =>
  session.questions.map(({ outcome, position }) => {
    if (outcome !== null) return dotOf[outcome];
    return waiting.includes(position) ? 'kept' : 'open';
  });

export const questionAt = (session: PracticeSession, position: number): Question | null =>
  session.questions.find(question => question.position === position) ?? null;

interface UnderWay {
  /** What the student looks at: a result, or a decision that was kept, also while its result is on its way. */
  looked: number | null;
  busyWith: number | null;
  /** Decisions that are kept, and those sent whose results have not arrived yet. */
  waiting: readonly number[];
  sent: readonly number[];
}

/**
 * The position on screen; past the end when everything is final. Without the server a student goes on behind what is
 * kept; when nothing is left to answer, the last of that stays in sight.
 */
export function placeOf(session: PracticeSession, { looked, busyWith, waiting, sent }: UnderWay): number {
  if (looked !== null && ([...waiting, ...sent].includes(looked) || isReviewed(questionAt(session, looked))))
    return looked;
  if (busyWith !== null && !isReviewed(questionAt(session, busyWith))) return busyWith;
  const taken = [...waiting, ...sent].filter(position => position >= session.current_position);
  const places = Array.from({ length: session.total_questions + 1 }, (_, i) => i + 1);
  const open = places.find(p => p >= session.current_position && !taken.includes(p)) ?? places.length;
  return open > session.total_questions && taken.length > 0 ? Math.max(...taken) : open;
}

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
  slips: result.slips,
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
