import { useEffect, useEffectEvent } from 'react';
import { publicPages } from '../routes.ts';
import { partNamed, usePlace } from '../shared/navigation.tsx';

/** Pages whose links stand at the foot: going there scrolls smoothly to the top. */
const footerPages = new Set<string>(Object.keys(publicPages));

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes to the part of the page that an address names: reading, and the Tab key, go on from there. */
export function goToPart(hash: string): void {
  const part = partNamed(hash);
  if (!part) return;
  part.scrollIntoView();
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

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
