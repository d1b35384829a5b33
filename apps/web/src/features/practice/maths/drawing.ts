import { limited } from '../../../ui/lazy.tsx';
import type { formula } from './formula.ts';

/**
 * KaTeX is the heaviest file of a session, and many a question is words and numbers alone: it comes by itself, and what
 * has no formula is read before it is there.
 */
let draw: typeof formula | null = null;
let loading: Promise<void> | undefined;

/** Resolves when formulas can be drawn; rejects when the file does not come in time, and may then be asked again. */
export function loadMaths(): Promise<void> {
  loading ??= limited(import('./formula.ts')).then(
    file => {
      draw = file.formula;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** A formula as elements, or as it was written where KaTeX could not be had. */
const drawn = (tex: string, displayMode: boolean): Node[] =>
  draw?.(tex, displayMode) ?? [document.createTextNode(tex)];

/** Calls `put` with the elements of a formula, at once where that can be; returns what takes the wish back. */
export function drawInto(tex: string, displayMode: boolean, put: (elements: Node[]) => void): () => void {
  let wanted = true;
  const tell = () => {
    if (wanted) put(drawn(tex, displayMode));
  };
  if (draw) tell();
  else loadMaths().then(tell, tell);
  return () => {
    wanted = false;
  };
}

/** Draws a formula into the store of drawn ones. */
export const drawForLater = (tex: string, displayMode: boolean): void => void drawn(tex, displayMode);
