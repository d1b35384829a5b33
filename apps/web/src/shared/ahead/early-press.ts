declare global {
  interface Window {
    /**
     * The last click before hydration, recorded by the inline script (build/inline/first-script.ts). Typing clears it:
     * the person has moved on.
     */
    pressedEarly?: MouseEvent;
  }
}

/** Maximum age of a click to repeat, in milliseconds: after it the person has moved on. */
const maxAgeMs = 10_000;

/**
 * Repeats the last click made before hydration. On a slow connection a page is readable seconds before it has
 * listeners.
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
