import { figures } from '@twelvefold/contract/figures';
import { limited } from '../../../ui/waiting/lazy.tsx';
import { withStyles } from '../../../ui/waiting/lost-styles.ts';
import type { formula } from './formula.ts';

/**
 * KaTeX is the heaviest file of a session, and many a question is words and numbers alone: it comes by itself, and what
 * has no formula is read before it is there.
 */
let draw: typeof formula | null = null;
let loading: Promise<void> | undefined;

/** Formulas on screen as they were written, for want of the file: each is drawn when it has come. */
const undrawn = new Set<() => void>();

/** Resolves when formulas can be drawn; rejects when the file does not come in time, and may then be asked again. */
export function loadMaths(): Promise<void> {
  loading ??= limited(withStyles(() => import('./formula.ts'))).then(
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

/** While formulas are to be drawn the file is asked for again, with longer and longer pauses. */
function loadLater(seconds: number = firstSeconds): void {
  retry ??= setTimeout(() => loadAgain(seconds), 1000 * seconds);
}

/** The network is said to be back: no need to wait. */
globalThis.addEventListener?.('online', () => loadAgain(firstSeconds));

/** A formula as elements, or as it was written where KaTeX could not be had. */
const drawn = (tex: string, displayMode: boolean): Node[] =>
  draw?.(tex, displayMode) ?? [document.createTextNode(tex)];

/**
 * Calls `put` with the elements of a formula, at once where that can be. Without the file they are its text as it was
 * written, and `put` is called again when the file has come. Returns a function that cancels this.
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
/** How formulas are drawn in pages that are made ahead of their visit: for the prerenderer, which has no elements. */
export function drawPagesWith(draw: typeof inPage): void {
  inPage = draw;
}

/** A formula as HTML of such a page. */
export const formulaOfPage = (tex: string, displayMode: boolean): string => inPage(tex, displayMode);

/** Draws a formula into the store of drawn ones. */
export const drawForLater = (tex: string, displayMode: boolean): void => void drawn(tex, displayMode);
