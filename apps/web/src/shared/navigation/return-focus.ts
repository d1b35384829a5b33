import { afterPaint } from '../browser/after-paint.ts';

/** A link or button as it can be found again on a page that is drawn anew. */
interface Followed {
  selector: string;
  words: string;
  /** Which of several alike. */
  nth: number;
}

/** What was followed last on every address of this visit. */
const followed = new Map<string, Followed>();

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

const alike = ({ selector, words }: Pick<Followed, 'selector' | 'words'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(element => wordsOf(element) === words);

/** An address is left: by what has focus, if that is a link or a button. */
export function noteFollowed(address: string): void {
  const element = document.activeElement;
  if (!element?.matches('a[href], button')) return;
  const href = element.getAttribute('href');
  const selector = href === null ? 'button' : `a[href="${CSS.escape(href)}"]`;
  const words = wordsOf(element);
  const nth = alike({ selector, words }).indexOf(element as HTMLElement);
  followed.set(address, { selector, words, nth });
}

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * After a step back the browser shows the place where one was. Where the heading, which has the focus, is out of sight
 * there, the focus goes to what was followed from that place: the Tab key and the eye go on from the same point.
 */
export function goOnFromPlace(address: string, heading: HTMLElement): void {
  // By then the browser has scrolled.
  const look = () => {
    if (document.activeElement !== heading || isInSight(heading)) return;
    const known = followed.get(address);
    const there = known && alike(known)[known.nth];
    if (there && isInSight(there)) there.focus({ preventScroll: true });
  };
  afterPaint(look);
}
