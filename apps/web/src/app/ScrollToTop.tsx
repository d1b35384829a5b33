import { useEffect, useEffectEvent, useRef } from 'react';
import { goToPart, usePlace } from '../shared/navigation/navigation.tsx';
import { linksIn } from './addresses.ts';

/** Pages whose links stand at the foot: going there scrolls smoothly to the top. */
const footerPages = new Set(linksIn('footer', false).map(({ to }) => to));

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Every page starts at its top; a part of the page that is shown is gone to. A page that comes goes to its part itself
 * (useArrival), when it has been drawn. Going back and forth is the browser's to restore.
 */
export function ScrollToTop(): null {
  const { path, hash, kind } = usePlace();
  const shown = useRef(path);
  const arrive = useEffectEvent(() => {
    const isOther = shown.current !== path;
    shown.current = path;
    if (kind === 'back') return;
    if (hash && !isOther) goToPart(hash);
    else scrollTo({ top: 0, behavior: !hash && footerPages.has(path) && !calm() ? 'smooth' : 'instant' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone keeps the page where it is
  useEffect(arrive, [path, hash]);
  return null;
}
