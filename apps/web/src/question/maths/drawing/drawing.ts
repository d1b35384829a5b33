import { figures } from '@twelvefold/contract/figures';
import { withTimeout } from '../../../ui/waiting/lazy.tsx';
import { withStyles } from '../../../ui/waiting/lost-styles.ts';
import type { formula } from './formula.ts';

/**
 * KaTeX is the largest file of a session and many questions have no formula: it loads separately, and questions without
 * formulas are shown before it.
 */
let draw: typeof formula | null = null;
let loading: Promise<void> | undefined;

/** Formulas shown as source because KaTeX has not loaded; each is rendered when it has. */
const undrawn = new Set<() => void>();

/** Resolves when KaTeX has loaded; rejects when it did not load in time, and can then be called again. */
export function loadMaths(): Promise<void> {
  loading ??= withTimeout(withStyles(() => import('./formula.ts'))).then(
    file => {
      draw = file.formula;
      for (const fill of undrawn) fill();
      undrawn.clear();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const { firstSeconds, mostSeconds } = figures.retry;
let retry: ReturnType<typeof setTimeout> | undefined;

function loadAgain(seconds: number): void {
  clearTimeout(retry);
  retry = undefined;
  if (undrawn.size > 0) loadMaths().catch(() => loadLater(Math.min(mostSeconds, 2 * seconds)));
}

/** Retries loading with growing pauses while formulas are shown as source. */
function loadLater(seconds: number = firstSeconds): void {
  retry ??= setTimeout(() => loadAgain(seconds), 1000 * seconds);
}

/** Retries at once when the network returns. */
globalThis.addEventListener?.('online', () => loadAgain(firstSeconds));

/** A formula as elements, or as its source without KaTeX. */
const drawn = (tex: string, displayMode: boolean): Node[] =>
  draw?.(tex, displayMode) ?? [document.createTextNode(tex)];

/**
 * Calls `show` with the elements of a formula, at once when KaTeX has loaded. Without KaTeX it shows the source, and
 * `show` is called again when KaTeX has loaded. Returns a function that cancels this.
 */
export function drawInto(tex: string, displayMode: boolean, show: (elements: Node[]) => void): () => void {
  let wanted = true;
  const fill = () => {
    if (wanted) show(drawn(tex, displayMode));
  };
  const wait = () => {
    if (!wanted) return;
    fill();
    undrawn.add(fill);
    loadLater();
  };
  if (draw) fill();
  else loadMaths().then(fill, wait);
  return () => {
    wanted = false;
    undrawn.delete(fill);
  };
}

let inPage: (tex: string, displayMode: boolean) => string = () => '';
/** Sets the renderer of prerendered pages, which have no DOM. */
export function drawPagesWith(draw: typeof inPage): void {
  inPage = draw;
}

/** A formula as HTML for a prerendered page. */
export const formulaOfPage = (tex: string, displayMode: boolean): string => inPage(tex, displayMode);

/** Renders a formula into the cache. */
export const drawForLater = (tex: string, displayMode: boolean): void => void drawn(tex, displayMode);
