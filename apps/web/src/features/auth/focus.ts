/** After the card has changed its form: the first field that can be seen, or, where its value is known, the next one. */
export function focusFirstField(known?: string): void {
  requestAnimationFrame(() => {
    const [first, second] = document.querySelectorAll<HTMLInputElement>('#auth form:not([hidden]) input');
    if (first && known) first.value = known;
    (known ? second : first)?.focus();
  });
}
