import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes.ts';

interface Props {
  /** The button's accessible name, before its content. */
  label: string;
  /** Content of the button. */
  button: ReactNode;
  /** Content of the panel; a function gets `close`, for buttons that act at once. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Position of the panel relative to its button. */
interface Side {
  above: boolean;
  /** The left edges are aligned, not the right ones. */
  left: boolean;
}

/** Space below the button that fits any panel, in px. */
const roomPx = 320;

function sideOf(button: HTMLElement): Side {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const below = innerHeight - bottom;
  return { above: below < roomPx && top > below, left: left + right < innerWidth };
}

/** Calls `close` on Esc, on a press outside `frame`, and when the focus leaves it. */
function useClosing(frame: { current: HTMLElement | null }, open: boolean, close: (byKey: boolean) => void) {
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      close(true);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onKeyDown);
    };
  });
}

/**
 * A button with a small panel for links, a few choices or a paragraph. Closed by Esc, a press outside, Tab out of it,
 * or a chosen link. Not the native popover, which iOS 16 lacks: `overflow` of its ancestors clips it.
 */
export function Popover({ label, button, children }: Props) {
  const id = useId();
  const [side, setSide] = useState<Side | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setSide(null);
    opener.current?.focus();
  };
  useClosing(frame, side !== null, byKey => (byKey ? close() : setSide(null)));
  return (
    <div ref={frame} className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={side !== null}
        aria-controls={id}
        onClick={event => setSide(side ? null : sideOf(event.currentTarget))}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-1 hover:bg-[color-mix(in_srgb,currentColor_9%,transparent)]"
      >
        <span className="sr-only">{label}</span>
        {button}
      </button>
      <div
        id={id}
        hidden={!side}
        onClickCapture={event => {
          if (event.target instanceof Element && event.target.closest('a')) setSide(null);
        }}
        className={classes(
          'absolute z-sheet w-max max-w-[min(360px,calc(100vw-28px))] rounded-md border border-line bg-raised p-2 text-ink shadow-2',
          side?.above ? 'bottom-full mb-2' : 'top-full mt-2',
          side?.left ? 'left-0' : 'right-0',
        )}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </div>
  );
}
