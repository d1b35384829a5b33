import { switchShortcuts, useShortcutsOn } from '../../../shared/browser/shortcuts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { Key } from '../../../ui/controls/Key.tsx';

const shortcuts: { keys: string[]; does: string }[] = [
  { keys: ['A', 'B', 'C', 'D'], does: 'Select an option' },
  { keys: ['1', '2', '3', '4'], does: 'Select an option' },
  { keys: ['↑', '↓'], does: 'Move the selection in the options' },
  { keys: ['X'], does: 'Cross out the option with the focus' },
  { keys: ['Enter'], does: 'Submit Answer; after the result, Next Question' },
  { keys: ['N'], does: 'Next Question or Complete Session' },
  { keys: ['K'], does: 'Skip Question' },
  { keys: ['U'], does: 'Undo the skip, until the next question is decided' },
  { keys: ['T'], does: 'Chat with the tutor' },
  { keys: ['I'], does: 'Enlarge the image' },
  { keys: ['?'], does: 'This list' },
  { keys: ['Esc'], does: 'Close a dialog' },
];

/** List of a session's shortcuts, and the switch for the single-letter ones. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          data-autofocus=""
          onChange={event => switchShortcuts(event.target.checked)}
          className="size-5 accent-action"
        />
        Single-key shortcuts
      </label>
      <p className="type-small mb-3 text-ink-2">Enter and the arrow keys work either way.</p>
      <dl className="border-t border-line">
        {shortcuts.map(({ keys, does }) => (
          <div
            key={keys[0]}
            className="grid grid-cols-[136px_1fr] items-center gap-3 border-b border-line py-2.5"
          >
            <dt className="flex gap-1.5">
              {keys.map(key => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
