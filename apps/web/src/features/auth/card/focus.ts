import { flushSync } from 'react-dom';

/**
 * Shows another form on the card, and takes its first field, or, where its value is known, the next one: not a moment
 * before that form is the one in sight.
 */
export function showForm(change: () => void, known?: string): void {
  flushSync(change);
  const [first, second] = document.querySelectorAll<HTMLInputElement>('#auth form:not([hidden]) input');
  if (first && known) first.value = known;
  (known ? second : first)?.focus();
}
