import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../shared/browser/after-paint.ts';
import { lazy } from '../../ui/waiting/lazy.tsx';
import { loadMaths } from './drawing/drawing.ts';

const Loaded = lazy(() => loadMaths().then(() => () => null));

/**
 * Suspends its children until KaTeX has loaded, on their first render only: content on screen is never replaced, and
 * its formulas are filled in later.
 */
export function WithMaths({ needed = true, children }: { needed?: boolean; children: ReactNode }) {
  const [held] = useState(needed);
  useEffect(() => {
    // After the first paint. The first formula retries a failed load.
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
