import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Status } from '../notices/Status.tsx';
import { ReloadButton } from './LongWait.tsx';
import { useLate } from './useLate.ts';

/** So long nothing is shown, in milliseconds: mostly the dialog itself is there by then. */
const seenAfterMs = 1000;

/** Stands where a dialog will: its file, or what it asks first, is long in coming. The press can be taken back. */
export function Opening({ onClose }: { onClose: () => void }) {
  if (!useLate(true, seenAfterMs)) return null;
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
