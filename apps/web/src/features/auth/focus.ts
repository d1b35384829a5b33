/** After the card has changed its form: the first field that can be seen. */
export function focusFirstField(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('#auth form:not([hidden]) input')?.focus();
  });
}
