import { useEffect, useEffectEvent, useRef } from 'react';
import { goToPart, usePlace } from '../shared/navigation/navigation.tsx';
import { linksIn } from './addresses.ts';

/** Pages linked in the footer; following such a link scrolls smoothly to the top. */
const footerPages = new Set(linksIn('footer', false).map(({ to }) => to));

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the top on a new page, and to the anchor within the same page. A new page scrolls to its anchor itself
 * once rendered (useArrival). On back and forward the browser restores the position.
 */
export function ScrollToTop(): null {
  const { path, hash, kind } = usePlace();
  const shown = useRef(path);
  const arrive = useEffectEvent(() => {
    const isOther = shown.current !== path;
    shown.current = path;
    if (kind === 'back') return;
    if (hash && !isOther) goToPart(hash);
    else
      scrollTo({
        top: 0,
        behavior: !hash && footerPages.has(path) && !reducedMotion() ? 'smooth' : 'instant',
      });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone does not scroll
  useEffect(arrive, [path, hash]);
  return null;
}
