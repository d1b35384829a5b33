import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import { clockMs } from '../../../shared/browser/time.ts';
import type { HeldSkip } from '../../../shared/outbox/sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/controls/Key.tsx';

interface Props {
  /** Skips that can still be undone, in order. */
  held: readonly HeldSkip[];
  onUndo: (held: HeldSkip) => void;
  /** The first of them has had its time. */
  onDue: () => void;
}

/** The latest skip, with the way back to its question. It lies over the page, so that nothing moves when it goes. */
export function SkipNotice({ held, onUndo, onDue }: Props) {
  const [first] = held;
  const latest = held.at(-1);
  const until = first?.until;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (until === undefined) return;
    // In order: a skip that was made anew keeps those behind it waiting.
    const timer = setTimeout(() => due(), Math.max(0, until - clockMs()));
    return () => clearTimeout(timer);
  }, [until]);
  useShortcuts({ u: latest && (() => onUndo(latest)) });
  return (
    <div role="status" className="skip-notice no-print">
      {latest && (
        <p>
          Question {latest.position} is skipped.
          <Button look="text" size="small" onClick={() => onUndo(latest)}>
            Undo
            <Key className="max-sm:hidden">U</Key>
          </Button>
        </p>
      )}
    </div>
  );
}
