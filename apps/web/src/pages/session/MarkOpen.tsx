import { useState } from 'react';
import { MarkControls } from '../../features/notebook/MarkControls.tsx';
import { Button } from '../../ui/controls/Button.tsx';

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
          <MarkControls questionId={questionId} wentWrong={false} />
        </div>
      )}
    </section>
  );
}
