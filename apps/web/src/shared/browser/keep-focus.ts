/** The headings before the element that has focus, nearest first: where to go when it is removed. */
let headings: HTMLElement[] = [];
let last: Element | null = null;

const isBefore = (element: Element, other: Element) =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const isDrawn = (element: Element) => element.isConnected && element.getClientRects().length > 0;

function note(event: FocusEvent): void {
  last = event.target instanceof Element ? event.target : null;
  const all = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')];
  headings = all.filter(heading => last && isBefore(heading, last)).reverse();
}

const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body;

function moveOn(): void {
  if (!isLost()) return;
  last = null;
  const next = headings.find(isDrawn) ?? document.querySelector<HTMLElement>('h1');
  if (!next) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus();
}

/**
 * A button that is gone once it did its work ('Try again', 'Send now', 'Verify') would leave the keyboard at the top of
 * the page. The focus then moves to the nearest heading before the button, else to the page's own. Code that moves the
 * focus elsewhere runs before this.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      // The element is still there: a press beside the controls took the focus off it, and it stays off.
      if (last?.isConnected && document.activeElement === document.body) last = null;
    }),
  );
  new MutationObserver(() => {
    // Two frames: the effects of what came in its place have run by then.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(moveOn));
  }).observe(document.body, { childList: true, subtree: true });
}
