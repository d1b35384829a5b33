import type { Outcome, PracticeSession, Question, ReviewedQuestion } from '@twelvefold/contract';
import type { Entry } from '../../../shared/log/log.ts';
import type { Log } from '../../../shared/log/watching.ts';
import type { DotResult } from '../../../ui/progress/TwelveProgress.tsx';

/** 'Session 14'; study sessions are counted for themselves. */
export const sessionName = ({ session_number, session_type }: PracticeSession): string =>
  `${session_type === 'study' ? 'Study session' : 'Session'} ${session_number}`;

export const isReviewed = (question: Question | null): question is ReviewedQuestion =>
  question !== null && question.outcome !== null;

export const questionAt = (session: PracticeSession, position: number): Question | null =>
  session.questions.find(question => question.position === position) ?? null;

/** Whether a question can be shown at all: a stem and four options. */
export const isWhole = ({ stem, option_a, option_b, option_c, option_d }: Question): boolean =>
  [stem, option_a, option_b, option_c, option_d].every(text => text.trim() !== '');

const dotOf: Record<Outcome, DotResult> = {
  correct: 'correct',
  incorrect: 'wrong',
  skipped: 'skipped',
  image_failed: 'uncounted',
};

/** What this window looks at by its student's own doing. */
export interface Looked {
  /** The position that was decided last, until the student goes on; behind the last one, the recap was asked for. */
  at: number | null;
  /** The question this window has next: another one comes up when another window went on. */
  due: number;
  /** Decisions the student went on from before they could be sent. */
  later: readonly number[];
}

type Phase =
  | 'open'
  /** An answer is on its way. */
  | 'sending'
  /** A decision stands whose result nobody here knows: not sent yet, or the skip of the last question. */
  | 'decided'
  | 'result'
  | 'recap';

export interface View {
  position: number;
  phase: Phase;
  dots: DotResult[];
  /** The question whose skip can be undone. */
  undo: number | null;
  /** The decision on the question on screen that the server has not confirmed. */
  waiting: Entry | null;
  notices: {
    /** The session went on in another window. */
    elsewhere: boolean;
    /** Questions whose answers were sent after the student had gone on. */
    told: readonly ReviewedQuestion[];
    /** The question passed over last that could not be sent. */
    heldUp: number | null;
  };
}

/** Where the session stands when all that waits is sent. */
function standing(session: PracticeSession, entries: readonly Entry[]) {
  const { current_position: current } = session;
  let next = current;
  let undo = questionAt(session, current - 1)?.outcome === null ? current - 1 : null;
  const waiting = new Map<number, Entry>();
  for (const entry of entries) {
    const { kind, position } = entry;
    if (kind === 'undo') {
      if (undo !== position) continue;
      next = position;
      undo = null;
      waiting.delete(position);
    } else if (position === next) {
      next += 1;
      undo = kind === 'skip' ? position : null;
      waiting.set(position, entry);
    }
  }
  return { next, undo, waiting };
}

/** One dot a question, in order; `next` is the first without a decision. */
function dotsOf(
  { questions }: PracticeSession,
  { next, waiting }: ReturnType<typeof standing>,
  isHeldUp: boolean,
): DotResult[] {
  return questions.map(({ outcome, position }) => {
    if (outcome !== null) return dotOf[outcome];
    if (position >= next) return 'open';
    const entry = waiting.get(position);
    if (entry && isHeldUp) return 'unsent';
    return !entry || entry.kind === 'skip' ? 'skipped' : 'open';
  });
}

/** The dots of a session of which nothing waits. */
export const results = (session: PracticeSession): DotResult[] =>
  dotsOf(session, standing(session, []), false);

function phaseOf(
  question: Question | null,
  waiting: Entry | undefined,
  isHeldUp: boolean,
  undo: number | null,
): Phase {
  if (question === null) return 'recap';
  if (isReviewed(question)) return 'result';
  if (question.position === undo) return 'decided';
  if (waiting) return isHeldUp ? 'decided' : 'sending';
  return 'open';
}

/**
 * What the screen shows: of the session as the server told it last, of what was decided here and is not confirmed, and of
 * what the student looks at.
 */
export function view(session: PracticeSession, { entries, trouble }: Log, looked: Looked): View {
  const now = standing(session, entries);
  const { next, undo, waiting } = now;
  const total = session.total_questions;
  const isHeldUp = trouble !== null;
  const isThere = (position: number) => waiting.has(position) || isReviewed(questionAt(session, position));
  // Nothing is left to decide, and the recap follows when all is sent and nobody takes the last skip back.
  const isOver = waiting.size === 0 && (undo === null || (looked.at ?? 0) > total);
  const open = next > total && !isOver ? total : next;
  const position = looked.at !== null && looked.at <= total && isThere(looked.at) ? looked.at : open;
  const phase = phaseOf(questionAt(session, position), waiting.get(position), isHeldUp, undo);
  return {
    position,
    phase,
    undo,
    dots: dotsOf(session, now, isHeldUp),
    waiting: waiting.get(position) ?? null,
    notices: {
      elsewhere: phase === 'open' && position !== looked.due,
      told: looked.later
        .filter(p => p !== position)
        .map(p => questionAt(session, p))
        .filter(isReviewed),
      heldUp: isHeldUp
        ? ([...waiting.keys()].findLast(p => p !== position && waiting.get(p)?.kind !== 'answer') ?? null)
        : null,
    },
  };
}
