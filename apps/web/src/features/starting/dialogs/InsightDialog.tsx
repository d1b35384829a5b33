import type { PreSessionInsight } from '@twelvefold/contract';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';

interface Props {
  insight: PreSessionInsight;
  creating: boolean;
  onStart: () => void;
  onCancel: () => void;
}

/** Preview of the next session before it starts; cancelling uses nothing up. */
export function InsightDialog({ insight, creating, onStart, onCancel }: Props) {
  const slow = useLate(creating);
  return (
    <Dialog
      title={insight.title}
      width="wide"
      onClose={onCancel}
      locked={creating}
      actions={
        <>
          <Button busy={slow} onClick={onStart}>
            Start Session
          </Button>
          <Button look="quiet" blocked={creating} onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{insight.progress}</p>
      {insight.way_forward.length > 0 && (
        <>
          <h3 className="type-part mt-5">Way forward</h3>
          <ul className="mt-2 grid gap-1.5 text-ink-2">
            {insight.way_forward.map(line => (
              <li
                key={line}
                className="grid grid-cols-[18px_1fr] before:mt-[.5em] before:size-2 before:rounded-full before:bg-gold-dot before:content-['']"
              >
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="type-part mt-5">Today</h3>
      <p className="mt-2 text-ink-2">{insight.today}</p>
    </Dialog>
  );
}
