import type { Reading } from '../../features/lessons/reading.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { LongWait } from '../../ui/waiting/LongWait.tsx';

/** Stands for a lesson that is on its way, or could not be loaded. */
export function NotRead({ reading }: { reading: Exclude<Reading<unknown>, { kind: 'here' }> }) {
  if (reading.kind === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="error">
          {wordsFor(reading.error, 'This page could not be loaded. Please try again.')}
        </Notice>
        <Button look="quiet" onClick={reading.again}>
          Try again
        </Button>
      </div>
    );
  return (
    <div role="status" className="text-ink-2">
      Loading this page...
      <LongWait />
    </div>
  );
}
