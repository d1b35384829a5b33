import { useEffect, useState } from 'react';

/**
 * The browser's clock, in milliseconds since 1970. Only for what a screen shows (count-downs) and for telling the
 * server how long an answer took: decisions are the server's.
 */
export const clockMs = (): number => performance.timeOrigin + performance.now();

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
