import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { publicPages } from '../routes.ts';

/** Pages whose links stand at the foot: going there scrolls smoothly to the top. */
const footerPages = new Set<string>(Object.keys(publicPages));

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The part of the page that an address names. */
export const scrollToPart = (hash: string): void => document.getElementById(hash.slice(1))?.scrollIntoView();

/** Every page starts at its top, or at the part its address names; going back and forth is the browser's to restore. */
export function ScrollToTop(): null {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === 'POP') return;
    if (hash) scrollToPart(hash);
    else scrollTo({ top: 0, behavior: footerPages.has(pathname) && !calm() ? 'smooth' : 'instant' });
  }, [pathname, hash, kind]);
  return null;
}
