import { useEffect, useState, useSyncExternalStore } from 'react';

interface Message {
  id: number;
  text: string;
}
let message: Message | null = null;
let last = 0;
const listeners = new Set<() => void>();

function show(next: Message | null): void {
  message = next;
  for (const listener of listeners) listener();
}

/** Confirms something that has no other visible effect ('Code copied'). Never for errors. */
export function toast(text: string): void {
  last += 1;
  show({ id: last, text });
}

const visibleMs = 6000;

/** Where toasts appear; once in the page. Six seconds, standing still under the pointer and with focus. */
export function Toaster() {
  const now = useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
    () => null,
  );
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!now || held) return;
    const timer = setTimeout(() => show(null), visibleMs);
    return () => clearTimeout(timer);
  }, [now, held]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-toast grid place-items-center px-4"
    >
      {now && (
        <p
          key={now.id}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          className="pointer-events-auto animate-[enter_200ms_var(--ease-out)] rounded-md border border-line bg-raised px-5 py-3 shadow-2"
        >
          {now.text}
        </p>
      )}
    </div>
  );
}
