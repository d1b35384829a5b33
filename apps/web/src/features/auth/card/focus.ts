import { flushSync } from 'react-dom';

/**
 * Shows another form on the card and focuses its first field, or the second when the first is filled with `known`.
 * Renders synchronously, because a hidden field cannot be focused.
 */
export function showForm(change: () => void, known?: string): void {
  flushSync(change);
  const [first, second] = document.querySelectorAll<HTMLInputElement>('#auth form:not([hidden]) input');
  if (first && known) first.value = known;
  (known ? second : first)?.focus();
}
