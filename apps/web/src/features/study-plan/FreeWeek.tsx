import { useQuery } from '@tanstack/react-query';
import type { Track } from '@twelvefold/contract';
import { Link } from '../../shared/navigation/navigation.tsx';
import { freeWeekQuery } from './queries.ts';
import { freeWeekBefore, freeWeekNow } from './words.ts';

/** Before a plan is made: what it takes, beside what a free week holds. Nothing for who has no limit. */
export function FreeWeekBefore({ track }: { track: Track }) {
  const { data: week } = useQuery(freeWeekQuery());
  return week ? <p className="mt-5 max-w-[46em] text-ink-2">{freeWeekBefore(week, track)}</p> : null;
}

/** Beside a plan that runs: the sessions that are left of the free week. */
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
