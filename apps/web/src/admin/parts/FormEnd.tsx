import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

interface Props {
  /** Why sending failed; empty otherwise. */
  problem: string | null | undefined;
  label: string;
  /** Replaces the label while sending. */
  busyLabel?: string;
  busy: boolean;
  danger?: boolean;
  onCancel: () => void;
}

/** End of a console form: error, submit button and Cancel. */
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
