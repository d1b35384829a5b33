import { useEffect, useState } from 'react';

/**
 * The machine's clock, in milliseconds since 1970, for dates and countdowns: it goes on while the machine sleeps, which
 * `performance.now()` does not. The time an answer took is measured by `performance.now()`.
 */
export const clockMs = (): number => Date.now();

const secondsUntil = (endMs: number | null) =>
  endMs === null ? 0 : Math.max(0, Math.ceil((endMs - clockMs()) / 1000));

/** Whole seconds left until `endMs` (of `clockMs`), counted down to 0; 0 when `endMs` is null. */
export function useSecondsLeft(endMs: number | null): number {
  const [left, setLeft] = useState(() => secondsUntil(endMs));
  useEffect(() => {
    setLeft(secondsUntil(endMs));
    if (endMs === null) return;
    // Four looks a second, so that a throttled or late timer never shows a second too many for long.
    const timer = setInterval(() => setLeft(secondsUntil(endMs)), 250);
    return () => clearInterval(timer);
  }, [endMs]);
  return left;
}
