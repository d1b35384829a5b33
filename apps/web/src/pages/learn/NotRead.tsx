import type { Reading } from '../../features/lessons/reading.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { Status } from '../../ui/notices/Status.tsx';
import { LongWait } from '../../ui/waiting/LongWait.tsx';

/** Shown while a lesson loads, or when it did not load. */
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
