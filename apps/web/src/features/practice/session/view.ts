import type { Outcome, PracticeSession, Question, ReviewedQuestion } from '@twelvefold/contract';
import type { Entry } from '../../../shared/log/log.ts';
import type { Log } from '../../../shared/log/watching.ts';
import type { DotResult } from '../../../ui/progress/TwelveProgress.tsx';

/** 'Session 14'; study sessions have their own numbering. */
export const sessionName = ({ session_number, session_type }: PracticeSession): string =>
  `${session_type === 'study' ? 'Study session' : 'Session'} ${session_number}`;

export const isReviewed = (question: Question | null): question is ReviewedQuestion =>
  question !== null && question.outcome !== null;

export const questionAt = (session: PracticeSession, position: number): Question | null =>
  session.questions.find(question => question.position === position) ?? null;

/** Whether a question is complete: a stem and four options. */
export const isWhole = ({ stem, option_a, option_b, option_c, option_d }: Question): boolean =>
  [stem, option_a, option_b, option_c, option_d].every(text => text.trim() !== '');

const dotOf: Record<Outcome, DotResult> = {
  correct: 'correct',
  incorrect: 'wrong',
  skipped: 'skipped',
  image_failed: 'uncounted',
};

/** State of this window, set by the student's own actions. */
export interface Looked {
  /** Position decided last, until the student continues; beyond the last one, the recap was requested. */
  at: number | null;
  /** Expected next position: another one means that another window has continued. */
  due: number;
  /** Decisions that the student left before they were sent. */
  later: readonly number[];
}

type Phase =
  | 'open'
  /** An answer is being sent. */
  | 'sending'
  /** Decided without a result here: not sent yet, or a skip of the last question. */
  | 'decided'
  | 'result'
  | 'recap';

export interface View {
  position: number;
  phase: Phase;
  dots: DotResult[];
  /** Position of the skip that can be undone. */
  undo: number | null;
  /** Unconfirmed decision about the question on screen. */
  waiting: Entry | null;
  notices: {
    /** The session was continued in another window. */
    elsewhere: boolean;
    /** Questions whose answers were sent after the student had continued. */
    told: readonly ReviewedQuestion[];
    /** Position of the last skipped question that could not be sent. */
    heldUp: number | null;
  };
}

/** State of the session once all waiting entries are applied. */
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

/** One dot per question, in order; `next` is the first undecided position. */
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

/** The dots of a session without waiting entries. */
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
 * What the screen shows, from the server's last state of the session, the unconfirmed decisions and the window's own
 * state.
 */
export function view(session: PracticeSession, { entries, trouble }: Log, looked: Looked): View {
  const now = standing(session, entries);
  const { next, undo, waiting } = now;
  const total = session.total_questions;
  const isHeldUp = trouble !== null;
  const isThere = (position: number) => waiting.has(position) || isReviewed(questionAt(session, position));
  // All are decided; the recap follows when everything is sent and the last skip is not undone.
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
