import type { SessionListItem } from '@twelvefold/contract';
import { classes } from '../../ui/classes.ts';
import './home.css';

/** Sizes in units of the drawing. */
const step = 30;
const rise = 16;
const left = 36;
const floor = 200;
const columnsLeast = 16;
const upcoming = 3;

const x = (column: number) => left + step * column;
const y = (dot: number) => floor - rise * dot;
const dots = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** Lines of length 0 with round caps draw dots: one path instead of hundreds of elements. */
const dotted = (across: number, at: number[]) => at.map(dot => `M${across} ${y(dot)}h0`).join('');

/** Session numbers below the columns: the first, every fifth and the latest; none next to the latest. */
function labelled(sessions: readonly SessionListItem[]): number[] {
  const last = sessions.length - 1;
  return sessions.flatMap(({ session_number: n }, i) =>
    i === last || ((i === 0 || n % 5 === 0) && last - i > 1) ? [i] : [],
  );
}

/** Number of questions that count: all but those whose picture was lost. */
const countedOf = ({ total_questions, uncounted_count }: SessionListItem) =>
  total_questions - uncounted_count;

/** '8', or '7 of 11' when fewer than `most` questions count. */
const scoreWords = (session: SessionListItem, most: number): string => {
  const counted = countedOf(session);
  return counted === most ? `${session.correct_count}` : `${session.correct_count} of ${counted}`;
};

interface ColumnProps {
  session: SessionListItem;
  at: number;
  latest: boolean;
  rising: boolean;
}

function Column({ session, at, latest, rising }: ColumnProps) {
  const { correct_count: correct } = session;
  return (
    <g strokeLinecap="round">
      <path d={dotted(x(at), dots(correct, countedOf(session)))} strokeWidth="4" className="stroke-dot-off" />
      <path
        d={dotted(x(at), dots(0, correct))}
        strokeWidth="11"
        className={classes(
          latest ? 'stroke-gold-dot' : 'stroke-action-dot',
          latest && rising && 'animate-[rise_360ms_var(--ease-out)]',
        )}
      />
    </g>
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <i aria-hidden="true" className={classes('chart-key size-[11px] rounded-full', className)} />
    {children}
  </span>
);

interface Props {
  sessions: readonly SessionListItem[];
  /** The latest session was just completed: its dots rise into their column, once. */
  rising: boolean;
}

/** One column of dots per session, oldest first; filled means correct. The table below has the same numbers. */
export function SessionColumns({ sessions, rising }: Props) {
  const columns = Math.max(columnsLeast, sessions.length);
  const most = Math.max(...sessions.map(s => s.total_questions));
  const scores = sessions.map(s => scoreWords(s, most)).join(', ');
  const text = 'fill-ink-2 text-note font-medium max-sm:text-stem';
  return (
    <figure className="max-w-[760px] min-w-0">
      <svg
        viewBox={`0 0 ${x(columns - 1) + 20} 236`}
        className="block h-auto w-full"
        role="img"
        aria-label={`Correct answers out of ${most} in each session, oldest first: ${scores}`}
      >
        {sessions.map((session, i) => (
          <Column
            key={session.session_id}
            session={session}
            at={i}
            latest={i === sessions.length - 1}
            rising={rising}
          />
        ))}
        {dots(sessions.length, Math.min(columns, sessions.length + upcoming)).map(i => (
          <circle key={i} cx={x(i)} cy={floor} r="5" className="fill-none stroke-dot-off" strokeWidth="1.5" />
        ))}
        {labelled(sessions).map(i => (
          <text key={i} x={x(i)} y="228" textAnchor="middle" className={text}>
            {sessions[i]?.session_number}
          </text>
        ))}
        <text x="22" y={y(most - 1) + 5} textAnchor="end" className={text}>
          {most}
        </text>
        <text x="22" y={floor + 5} textAnchor="end" className={text}>
          1
        </text>
      </svg>
      <figcaption className="type-small mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 sm:justify-end">
        <Key className="bg-action-dot">Correct, out of 12</Key>
        <Key className="bg-gold-dot">Latest session</Key>
        <Key className="mx-[2.5px] size-[6px]! bg-dot-off">Missed or skipped</Key>
      </figcaption>
      {sessions.some(s => s.uncounted_count > 0) && (
        <p className="type-small mt-1 text-balance text-ink-2 sm:text-right">
          A column is shorter where an image did not load: we do not count that question.
        </p>
      )}
    </figure>
  );
}
