import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Status } from '../notices/Status.tsx';
import { ReloadButton } from './LongWait.tsx';
import { useLate } from './useLate.ts';

/** Delay in milliseconds before it is visible: usually the dialog has opened by then. */
const delayMs = 1000;

/** Placeholder of a dialog whose file or first request is slow. It can be cancelled. */
export function Opening({ onClose }: { onClose: () => void }) {
  if (!useLate(true, delayMs)) return null;
  return (
    <Dialog
      title="One moment"
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Status>
        This is still loading. Check your connection. If it does not open, <ReloadButton />.
      </Status>
    </Dialog>
  );
}
