import type { MistakeCause, NotebookEntry, ReviewedQuestion } from '@twelvefold/contract';
import { type ReactNode, useState } from 'react';
import { clockMs } from '../../shared/browser/time.ts';
import { counted, date, days } from '../../shared/words/format.ts';
import { usePrinting } from '../../ui/page/usePrinting.ts';

/** Renders one question with its solution and its tools. */
export type EntryOf = (props: {
  sessionId?: string;
  question: ReviewedQuestion;
  open: boolean;
  wentWrong: boolean;
  onToggle: () => void;
}) => ReactNode;

const causes: Record<MistakeCause, (day: string) => string> = {
  wrong: day => `Answered wrong on ${day}`,
  skipped: day => `Skipped on ${day}`,
  guessed: day => `Right on ${day}, but so fast that it may have been a guess`,
  slow: day => `Right on ${day}, but slow`,
};

/** 'Answered wrong on 3 Mar 2026, 2 times in all. Since then you answered a question like it right on 1 day. Due again from 4 Mar 2026.' */
function statusOf({ mistake }: NotebookEntry): string | null {
  if (!mistake) return null;
  const often = mistake.times > 1 ? `, ${counted(mistake.times, 'time')} in all` : '';
  const what = `${causes[mistake.cause](date(mistake.opened_at))}${often}.`;
  if (mistake.retired_at) return `${what} Over since ${date(mistake.retired_at)}.`;
  const since =
    mistake.clean_days > 0
      ? ` Since then you answered a question like it right on ${days(mistake.clean_days)}.`
      : '';
  const when = Date.parse(mistake.due_at) > clockMs() ? 'from' : 'since';
  return `${what}${since} Due again ${when} ${date(mistake.due_at)}.`;
}

/** 'You asked the tutor 3 times.' */
const doubtsOf = ({ doubts }: NotebookEntry): string =>
  doubts === 0 ? '' : `You asked the tutor ${doubts === 1 ? 'once' : counted(doubts, 'time')}.`;

/** The question of an entry for display; null for one still open, which has no solution. */
function reviewedOf(entry: NotebookEntry, position: number): ReviewedQuestion | null {
  const { question, review, outcome } = entry;
  if (!review || !outcome) return null;
  return { ...question, position, session_type: 'study', answer: review.correct_answer, outcome, review };
}

/** A question of the notebook with its history. */
export function Entry({
  entry,
  position,
  Question,
}: {
  entry: NotebookEntry;
  position: number;
  Question: EntryOf;
}) {
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  const question = reviewedOf(entry, position);
  const status = [statusOf(entry), doubtsOf(entry)].filter(Boolean).join(' ');
  return (
    <div>
      {status && <p className="type-small mt-4 text-ink-2">{status}</p>}
      {entry.mark.note && <p className="type-small mt-1 border-l-2 border-line pl-3">{entry.mark.note}</p>}
      <ol>
        {question ? (
          <Question
            {...(entry.session_id ? { sessionId: entry.session_id } : {})}
            question={question}
            open={open || printing}
            wentWrong={entry.mistake !== null}
            onToggle={() => setOpen(!open)}
          />
        ) : (
          <li className="border-b border-line py-4">
            {entry.question.subcategory}: still open in a session; its solution comes with your answer.
          </li>
        )}
      </ol>
    </div>
  );
}
