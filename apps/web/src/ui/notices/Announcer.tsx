import { useEffect, useRef } from 'react';

/** The regions on the page, in the order they came. */
const regions: HTMLElement[] = [];

/** While a dialog is open, nothing outside it is read out. */
const heard = () => regions.findLast(region => region.closest('dialog')) ?? regions[0];

/** Milliseconds until a dialog that closes with what is announced is gone, and Safari has noticed a new region. */
export const settleMs = 100;
/** Longest that a screen reader takes to come to words that wait for others to end. */
const stayMs = 7000;

/**
 * Has a screen reader say `words` when it is done with what it says now; nothing of it is seen. For what changes on
 * screen without taking the focus. The same words can be said twice in a row.
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
 * Where `announce` puts its words: one at the root of each app and one in each dialog. It is there before the words are,
 * because a live region that appears together with its words is not read out by all screen readers.
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
