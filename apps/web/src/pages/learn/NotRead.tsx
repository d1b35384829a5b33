import type { Reading } from '../../features/lessons/reading.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { Status } from '../../ui/notices/Status.tsx';
import { LongWait } from '../../ui/waiting/LongWait.tsx';

/** Stands for a lesson that is on its way, or could not be loaded. */
export function NotRead({ reading }: { reading: Exclude<Reading<unknown>, { kind: 'here' }> }) {
  if (reading.kind === 'failed')
    return (
      <NotLoaded query={{ isFetching: false, refetch: reading.again }}>
        {wordsFor(reading.error, 'This page could not be loaded. Please try again.')}
      </NotLoaded>
    );
  return (
    <Status className="text-ink-2">
      Loading this page...
      <LongWait />
    </Status>
  );
}
