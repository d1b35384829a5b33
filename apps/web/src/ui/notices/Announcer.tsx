import { useEffect, useRef } from 'react';

/** Live regions of the page, in order of mounting. */
const regions: HTMLElement[] = [];

/** While a dialog is open, screen readers ignore regions outside it. */
const heard = () => regions.findLast(region => region.closest('dialog')) ?? regions[0];

/** Delay of an announcement, in milliseconds: a closing dialog is then gone, and Safari has noticed a new region. */
export const settleMs = 100;
/** Time an announcement stays in the region, in milliseconds: a screen reader may finish other speech first. */
const stayMs = 7000;

/**
 * Makes a screen reader say `words` after its current speech, invisibly. For changes on screen that do not take focus.
 * The same words can be said twice in a row.
 */
export function announce(words: string): void {
  setTimeout(() => {
    const region = heard();
    // The page is gone.
    if (!region) return;
    const line = document.createElement('p');
    line.textContent = words;
    region.append(line);
    setTimeout(() => line.remove(), stayMs);
  }, settleMs);
}

/**
 * Live region of `announce`: one at the root of each app and one in each dialog. It mounts before its text, because
 * some screen readers ignore a region that appears together with its text.
 */
export function Announcer() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = box.current;
    if (!region) return;
    regions.push(region);
    return () => {
      regions.splice(regions.indexOf(region), 1);
    };
  }, []);
  return <div ref={box} aria-live="polite" className="no-print sr-only" />;
}
