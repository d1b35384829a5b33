/** Headings before the focused element, nearest first: where focus goes when the element is removed. */
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
 * Moves focus when the focused element is removed, such as a button that disappears after its work ('Try again', 'Send
 * now', 'Verify'): to the nearest heading before it, else to the page's. Code that moves the focus elsewhere runs
 * before this.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      // The element is still there: a click beside the controls took its focus, and it stays off.
      if (last?.isConnected && document.activeElement === document.body) last = null;
    }),
  );
  new MutationObserver(() => {
    // Two frames later, effects of the new content have run.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(moveOn));
  }).observe(document.body, { childList: true, subtree: true });
}
