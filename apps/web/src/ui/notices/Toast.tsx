import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listenersOf } from '../../shared/browser/listeners.ts';
import { Icon } from '../Icon.tsx';
import { announce } from './Announcer.tsx';

/** Time on screen without pointer or focus, in milliseconds. */
const shownMs = 6000;

interface Shown {
  words: string;
  /** Tells two toasts with the same words apart. */
  count: number;
}
let shown: Shown | null = null;
let count = 0;
const { subscribe, notify } = listenersOf();

function show(next: Shown | null): void {
  shown = next;
  notify();
}

/**
 * Confirms an action without another visible effect ('Link copied.') at the bottom of the window, and announces it.
 * Never the only place of an error. A new toast replaces the previous one.
 */
export function toast(words: string): void {
  count += 1;
  show({ words, count });
  announce(words);
}

const covers = (box: Element, other: Element): boolean => {
  const [a, b] = [box.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
};

/** Whether the toast moves to the top of the window, because it would cover the focused element at the bottom. */
function useAtHead(box: RefObject<HTMLElement | null>): boolean {
  const [atHead, setAtHead] = useState(false);
  useEffect(() => {
    const look = () => {
      const [own, focused] = [box.current, document.activeElement];
      if (!own || !focused || focused === document.body || own.contains(focused)) return;
      // An element of half the window or more, such as a page or dialog, is not hidden by a toast.
      if (focused.clientHeight < innerHeight / 2 && covers(own, focused)) setAtHead(before => !before);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [box]);
  return atHead;
}

function Card({ words }: { words: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const atHead = useAtHead(box);
  // A popover is above open dialogs; without support it stays at the same place.
  useEffect(() => box.current?.showPopover?.(), []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => show(null), shownMs);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <section
      ref={box}
      popover="manual"
      aria-label="Message"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`no-print fixed inset-x-0 ${atHead ? 'top-24 bottom-auto' : 'top-auto bottom-24 sm:bottom-8'} z-toast mx-auto flex w-fit max-w-[min(480px,calc(100vw-32px))] animate-[enter_200ms_var(--ease-out)] items-center gap-2.5 rounded-md border border-line bg-raised py-1 pr-1 pl-4 text-ink shadow-2`}
    >
      <Icon name="tick" className="size-5 text-correct" />
      <p className="min-w-0 font-medium">{words}</p>
      <button
        type="button"
        aria-label="Close"
        onClick={() => show(null)}
        className="grid size-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-sunken"
      >
        <Icon name="cross" className="size-4" />
      </button>
    </section>
  );
}

/** Container of toasts, once at the root of each app. */
export function Toaster() {
  const now = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return now && <Card key={now.count} words={now.words} />;
}
