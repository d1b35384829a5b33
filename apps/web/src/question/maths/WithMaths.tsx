import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../shared/browser/after-paint.ts';
import { lazy } from '../../ui/waiting/lazy.tsx';
import { loadMaths } from './drawing/drawing.ts';

const Loaded = lazy(() => loadMaths().then(() => () => null));

/**
 * Holds its children back, for the `Suspense` around, until their formulas can be drawn at once. Only when they first
 * come: what is on screen already is never taken away, and fills its formulas in when it can.
 */
export function WithMaths({ needed = true, children }: { needed?: boolean; children: ReactNode }) {
  const [held] = useState(needed);
  useEffect(() => {
    // Behind what is read first. One that does not come is asked for again by the first formula.
    return afterPaint(() => {
      loadMaths().catch(() => {});
    });
  }, []);
  return (
    <>
      {held && <Loaded />}
      {children}
    </>
  );
}
