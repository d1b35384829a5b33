import { useQuery } from '@tanstack/react-query';
import type { Track } from '@twelvefold/contract';
import { Link } from '../../shared/navigation/navigation.tsx';
import { freeWeekQuery } from './queries.ts';
import { freeWeekBefore, freeWeekNow } from './words.ts';

/** Before a plan is made: the sessions it takes and those of a free week. Renders nothing without a limit. */
export function FreeWeekBefore({ track }: { track: Track }) {
  const { data: week } = useQuery(freeWeekQuery());
  return week ? <p className="mt-5 max-w-[46em] text-ink-2">{freeWeekBefore(week, track)}</p> : null;
}

/** Beside a running plan: the free sessions left this week. */
export function FreeWeekNow() {
  const { data: week } = useQuery(freeWeekQuery());
  if (!week) return null;
  return (
    <p className="border-t border-line pt-4 text-ink-2">
      {freeWeekNow(week)}{' '}
      <Link to="/pricing" className="no-print text-link underline underline-offset-[.18em]">
        See the plans
      </Link>
    </p>
  );
}
