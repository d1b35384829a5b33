import type { PastQuestion, PastSession, ReviewedQuestion } from '@twelvefold/contract';
import { type ReactNode, Suspense, useId } from 'react';
import { needsMaths } from '../../question/maths/split-maths.ts';
import { WithMaths } from '../../question/maths/WithMaths.tsx';
import { Link } from '../../shared/navigation/navigation.tsx';
import { date } from '../../shared/words/format.ts';
import { PrintLine } from '../../ui/page/PrintLine.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';

export type ItemOf = (props: {
  sessionId: string;
  question: ReviewedQuestion;
  open: boolean;
  preview: boolean;
  actions?: ReactNode;
  onToggle: () => void;
}) => ReactNode;

const keyOf = ({ session_id, question }: PastQuestion) => `${session_id}.${question.position}`;

const nameOf = ({ session_type, session_number }: PastSession) =>
  `${session_type === 'study' ? 'Study session' : 'Session'} ${session_number}`;

/** Placeholder of a question that waits for KaTeX; questions without formulas are already shown. */
const WaitingRow = () => (
  <li>
    <Skeleton className="my-3 h-16 w-full" />
  </li>
);

interface Props {
  session: PastSession;
  questions: readonly PastQuestion[];
  isOpen: (key: string) => boolean;
  Item: ItemOf;
  onToggle: (key: string) => void;
}

/** A session with its questions on this page. */
export function SessionGroup({ session, questions, isOpen, Item, onToggle }: Props) {
  const heading = useId();
  const { session_id, status, started_at, correct_count, total_questions, uncounted_count } = session;
  const day = date(started_at);
  const onward = status === 'planned' ? 'Go on' : 'See the whole session';
  return (
    <section aria-labelledby={heading} className="mt-10">
      <PrintLine what={nameOf(session).toLowerCase()} day={started_at} />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={heading} className="type-h2">
          {nameOf(session)}
        </h2>
        <p className="text-ink-2">
          {day},{' '}
          {status === 'planned'
            ? `${correct_count} correct so far, not finished`
            : `${correct_count} of ${total_questions - uncounted_count} correct`}
        </p>
        <Link
          to={`/session/${session_id}`}
          aria-label={`${onward}: ${nameOf(session)}`}
          className="no-print ml-auto py-2 font-medium text-link underline underline-offset-[.18em]"
        >
          {onward}
        </Link>
      </div>
      <ol className="mt-3 border-t border-line">
        {questions.map(past => {
          const key = keyOf(past);
          return (
            <Suspense key={key} fallback={<WaitingRow />}>
              <WithMaths needed={needsMaths([past.question.stem])}>
                <Item
                  sessionId={session_id}
                  question={past.question}
                  open={isOpen(key)}
                  preview
                  onToggle={() => onToggle(key)}
                />
              </WithMaths>
            </Suspense>
          );
        })}
      </ol>
    </section>
  );
}
