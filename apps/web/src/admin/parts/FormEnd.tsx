import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

interface Props {
  /** Why it was not sent; empty while nothing went wrong. */
  problem: string | null | undefined;
  label: string;
  /** In place of the label while it is sent. */
  busyLabel?: string;
  busy: boolean;
  danger?: boolean;
  onCancel: () => void;
}

/** How a form of the console ends: what went wrong, the button that sends it, and Cancel. */
export function FormEnd({ problem, label, busyLabel = label, busy, danger = false, onCancel }: Props) {
  return (
    <>
      {problem && (
        <div className="col-span-full">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-3 col-span-full">
        <Button type="submit" {...(danger && { look: 'danger' })} busy={busy}>
          {busy ? busyLabel : label}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
