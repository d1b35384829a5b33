import type { SessionListItem } from '@twelvefold/contract';
import { useState } from 'react';
import { Link } from '../../shared/navigation/navigation.tsx';
import { date } from '../../shared/words/format.ts';
import { FoldButton } from '../../ui/controls/FoldButton.tsx';
import { usePrinting } from '../../ui/page/usePrinting.ts';

const cell = 'h-11 border-t border-line px-1 text-right first:pl-0 first:text-left last:pr-0 sm:px-2';

function Row({ session }: { session: SessionListItem }) {
  const { session_id, session_number, completed_at, correct_count, total_questions, uncounted_count } =
    session;
  return (
    <tr>
      <th scope="row" className={`${cell} font-medium`}>
        Session {session_number}
      </th>
      <td className={`${cell} text-ink-2 max-sm:text-small`}>{completed_at ? date(completed_at) : ''}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {correct_count} of {total_questions - uncounted_count}
      </td>
      <td className={cell}>
        <Link to={`/session/${session_id}`} className="no-print inline-flex min-h-11 items-center text-link">
          Review<span className="sr-only"> session {session_number}</span>
        </Link>
      </td>
    </tr>
  );
}

/** Scores of the sessions, newest first, each linked to its session. */
export function SessionTable({ sessions }: { sessions: readonly SessionListItem[] }) {
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  return (
    <div className="mt-4 border-t border-line pt-1">
      <FoldButton
        open={open}
        onClick={() => setOpen(!open)}
        className="min-h-12 gap-3 text-large font-semibold"
      >
        Review a session
      </FoldButton>
      {(open || printing) && (
        <table className="w-full border-collapse">
          <caption className="sr-only">Completed sessions, newest first</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Session</th>
              <th scope="col">Completed</th>
              <th scope="col">Correct</th>
              <th scope="col">Solutions</th>
            </tr>
          </thead>
          <tbody>
            {[...sessions].reverse().map(session => (
              <Row key={session.session_id} session={session} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
