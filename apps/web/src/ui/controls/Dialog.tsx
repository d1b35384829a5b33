import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import { Announcer } from '../notices/Announcer.tsx';

interface Props {
  title: string;
  /** Called by the cross and Esc; the owner then stops rendering the dialog. */
  onClose: () => void;
  /** Called by Esc instead of `onClose`, when Esc keeps typed text and the cross does not. */
  onEscape?: () => void;
  /** The dialog cannot be closed while something is being sent. */
  locked?: boolean;
  width?: 'normal' | 'wide' | 'large';
  /** Buttons below the content. */
  actions?: ReactNode;
  children: ReactNode;
}

const shapes: Record<NonNullable<Props['width']>, string> = {
  normal:
    'm-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[480px] overflow-y-auto rounded-lg border p-5 sm:p-7',
  wide: 'm-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[640px] overflow-y-auto rounded-lg border p-5 sm:p-7',
  large:
    'm-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[1080px] overflow-y-auto rounded-lg border p-5 sm:p-7',
};

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
  first?.focus();
}

/**
 * A modal `<dialog>`, open as long as it is rendered: `{asked && <Dialog title="…" onClose={…}>…</Dialog>}`. Focus goes
 * to `[data-autofocus]` or the heading, and back to the opener (or the page's h1) on close.
 */
export function Dialog({
  title,
  onClose,
  onEscape = onClose,
  locked = false,
  width = 'normal',
  actions,
  children,
}: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const opener = document.activeElement;
    open(dialog);
    return () => {
      dialog.close();
      const back =
        opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null;
      (back ?? document.querySelector<HTMLElement>('h1'))?.focus();
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    // A file input fires `cancel` too, when no file was chosen.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!locked) onEscape();
  };
  /** A second Esc in a row closes the dialog natively; without `closedby` the browser cannot be stopped. */
  const onClosed = () => {
    const dialog = box.current;
    if (!dialog || dialog.open) return;
    if (locked) open(dialog);
    else onEscape();
  };
  return (
    <dialog
      ref={box}
      aria-labelledby={heading}
      closedby={locked ? 'none' : 'closerequest'}
      onCancel={onCancel}
      onClose={onClosed}
      className={classes(
        'animate-[enter_200ms_var(--ease-out)] border-line bg-raised text-ink shadow-3 backdrop:bg-[rgb(4_16_12/.6)]',
        shapes[width],
      )}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={heading} tabIndex={-1} className="type-h2 pt-1">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          aria-disabled={locked || undefined}
          onClick={() => !locked && onClose()}
          className="-mt-1 -mr-2 grid size-11 flex-none place-items-center rounded-md text-ink-2 hover:bg-sunken aria-disabled:opacity-45"
        >
          <Icon name="cross" />
        </button>
      </div>
      {children}
      {actions && <div className="mt-7 flex flex-col gap-3 sm:flex-row-reverse">{actions}</div>}
      <Announcer />
    </dialog>
  );
}
