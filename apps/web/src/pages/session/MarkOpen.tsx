import { Suspense, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { inPlace } from '../../ui/waiting/lazy.tsx';

const MarkControls = inPlace(() =>
  import('../../features/notebook/MarkControls.tsx').then(part => part.MarkControls),
);

const NotFetched = ({ retry }: { retry: () => void }) => (
  <p role="alert">
    Marks and notes could not be loaded. Check your connection and try again.{' '}
    <Button look="text" size="small" onClick={retry}>
      Try again
    </Button>
  </p>
);

/** A question can be marked, or noted something about, before it is answered too. */
export function MarkOpen({ questionId }: { questionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Marks and notes" className="no-print">
      <Button look="text" size="small" className="-ml-3" aria-expanded={open} onClick={() => setOpen(!open)}>
        Mark it or note something
      </Button>
      {open && (
        <div className="mt-2">
          <ErrorBoundary fallback={retry => <NotFetched retry={retry} />}>
            <Suspense fallback={null}>
              <MarkControls questionId={questionId} wentWrong={false} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </section>
  );
}
