import type { MouseEvent } from 'react';

/** Moves focus without changing the address: its hash may be the secret of the page. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!part) return;
  event.preventDefault();
  part.focus();
}

/** First element of every page. `to` is the id of the main part, which has `tabIndex={-1}`. */
export const SkipLink = ({
  to = 'main',
  children = 'Skip to main content',
}: {
  to?: string;
  children?: string;
}) => (
  <a
    href={`#${to}`}
    onClick={skip}
    className="no-print absolute -top-20 left-4 z-sheet rounded-sm bg-surface px-4 py-2.5 text-ink focus:top-3"
  >
    {children}
  </a>
);
