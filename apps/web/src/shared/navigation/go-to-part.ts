import { partNamed } from './navigation.tsx';

/** Goes to the part of the page that an address names: reading, and the Tab key, go on from there. */
export function goToPart(hash: string): void {
  const part = partNamed(hash);
  if (!part) return;
  part.scrollIntoView();
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
