import { useQuery } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { classes } from '../../../ui/classes.ts';
import { lastTenQuery } from './queries.ts';

const most = 10;
/** Delay from dot to dot, in milliseconds; the animation takes 360 ms in all. */
const stepMs = 15;

/** The last ten sessions, a column of twelve dots each; the dots of this session rise into theirs. */
export function LastTen({ session }: { session: PracticeSession }) {
  const { data } = useQuery(lastTenQuery());
  const all = data?.momentum ?? [];
  const at = all.findIndex(({ session_id }) => session_id === session.session_id);
  // Its space is reserved, so that nothing below moves.
  if (at < 1) return data ? null : <div className="mt-6 h-[132px]" />;
  const row = all.slice(Math.max(0, at + 1 - most), at + 1);
  return (
    <ol aria-label="Your last sessions" className="last-ten mt-6 flex h-[132px] items-end gap-3">
      {row.map(({ session_id, session_number, correct_count, total_questions }, column) => {
        const isNow = column === row.length - 1;
        return (
          <li key={session_id} className="flex flex-col-reverse gap-[3px]">
            <span className="sr-only">
              Session {session_number}: {correct_count} of {total_questions} right
            </span>
            {Array.from({ length: total_questions }, (_, i) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
                key={i}
                aria-hidden="true"
                data-filled={i < correct_count ? '' : undefined}
                style={isNow ? { animationDelay: `${i * stepMs}ms` } : undefined}
                className={classes(
                  'dot size-2 rounded-full border',
                  isNow ? 'rising border-gold-dot' : 'border-line-strong',
                  i < correct_count && (isNow ? 'bg-gold-dot' : 'bg-action-dot'),
                )}
              />
            ))}
          </li>
        );
      })}
    </ol>
  );
}
