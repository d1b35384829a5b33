import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  /** The button's name, before what it shows. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  children: ReactNode;
}

/** A disclosure that floats: a button and a small panel below it. Esc, a press outside or a chosen link closes it. */
export function Menu({ label, button, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
  return (
    <div ref={frame} className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-1 hover:bg-[color-mix(in_srgb,currentColor_9%,transparent)]"
      >
        <span className="sr-only">{label}</span>
        {button}
      </button>
      <div
        id={id}
        hidden={!open}
        onClickCapture={event => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
        className="absolute top-full right-0 z-sheet mt-2 w-max max-w-[calc(100vw-28px)] rounded-md border border-line bg-raised p-2 shadow-2"
      >
        {children}
      </div>
    </div>
  );
}
