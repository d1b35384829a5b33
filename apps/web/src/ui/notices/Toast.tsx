import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listenersOf } from '../../shared/browser/listeners.ts';
import { Icon } from '../Icon.tsx';
import { announce } from './Announcer.tsx';

/** How long it stays while it is neither pointed at nor has the focus, in milliseconds. */
const shownMs = 6000;

interface Shown {
  words: string;
  /** Tells it from the one before, which may have had the same words. */
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
 * Confirms, at the foot of the window, what has no other visible effect ('Link copied.'), and says it aloud. Never the
 * only place of an error. The next one takes the place of the one before.
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

/** Whether it has to stand at the head of the window, because at the foot it would cover what has the focus. */
function useAtHead(box: RefObject<HTMLElement | null>): boolean {
  const [atHead, setAtHead] = useState(false);
  useEffect(() => {
    const look = () => {
      const [own, focused] = [box.current, document.activeElement];
      if (!own || !focused || focused === document.body || own.contains(focused)) return;
      // A whole page or dialog that has the focus is not a stop that could be hidden.
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
  // Above dialogs, where the browser can put it there; elsewhere it stands at the same place.
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

/** Where toasts appear: once at the root of each app. */
export function Toaster() {
  const now = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return now && <Card key={now.count} words={now.words} />;
}
