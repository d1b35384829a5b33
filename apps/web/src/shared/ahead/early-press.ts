declare global {
  interface Window {
    /**
     * The last press, noted by the first script of a page (build/inline/first-script.ts) until the page listens itself.
     * Typing clears it: the person has gone on to something else.
     */
    pressedEarly?: MouseEvent;
  }
}

/** A press older than this is dropped: the person has gone on to something else. In milliseconds. */
const maxAgeMs = 10_000;

/**
 * On a slow line a page can be read seconds before it listens. The button that was pressed meanwhile is pressed now, in
 * place of the person, who else would have to find out that nothing happened.
 */
export function pressAgain(): void {
  const press = window.pressedEarly;
  window.onclick = null;
  window.oninput = null;
  delete window.pressedEarly;
  if (!press || performance.now() - press.timeStamp > maxAgeMs) return;
  const button = press.target instanceof Element ? press.target.closest('button') : null;
  if (button?.isConnected) button.click();
}
