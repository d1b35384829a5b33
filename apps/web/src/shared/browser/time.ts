import { useEffect, useState } from 'react';

/**
 * The machine's clock, in milliseconds since 1970, for dates and countdowns. It continues while the machine sleeps;
 * `performance.now()`, which measures answer times, does not.
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
    // Four times a second, so that a throttled timer does not show a stale second for long.
    const timer = setInterval(() => setLeft(secondsUntil(endMs)), 250);
    return () => clearInterval(timer);
  }, [endMs]);
  return left;
}
