import { useEffect, useEffectEvent } from 'react';
import { goToPart } from '../shared/navigation/go-to-part.ts';
import { usePlace } from '../shared/navigation/navigation.tsx';
import { publicPages } from './routes.ts';

/** Pages whose links stand at the foot: going there scrolls smoothly to the top. */
const footerPages = new Set<string>(Object.keys(publicPages));

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Every page starts at its top, or at the part its address names; going back and forth is the browser's to restore. */
export function ScrollToTop(): null {
  const { path, hash, kind } = usePlace();
  const arrive = useEffectEvent(() => {
    if (kind === 'back') return;
    if (hash) goToPart(hash);
    else scrollTo({ top: 0, behavior: footerPages.has(path) && !calm() ? 'smooth' : 'instant' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone keeps the page where it is
  useEffect(arrive, [path, hash]);
  return null;
}
