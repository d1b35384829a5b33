import { useEffect, useState } from 'react';
import { afterPaint } from '../../../shared/browser/after-paint.ts';
import { splitMaths } from '../split-maths.ts';
import { drawForLater, loadMaths } from './drawing.ts';

/** Maximum milliseconds of one slice of rendering: a longer one would delay a key press. */
const sliceMs = 8;

/** Renders the formulas of `texts` into the cache, in slices, then calls `done`. Returns a function that cancels it. */
export function drawAhead(texts: readonly string[], done: () => void = () => {}): () => void {
  const waiting = texts.flatMap(splitMaths).filter(segment => segment.kind !== 'words');
  let timer: ReturnType<typeof setTimeout>;
  let unwish = () => {};
  let stopped = false;
  const turn = () => {
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      const next = waiting.shift();
      if (!next) return done();
      drawForLater(next.tex, next.kind === 'block');
    }
    timer = setTimeout(turn);
  };
  // After the paint of what has just changed, which the person waits for.
  const drawAfterPaint = () => {
    if (stopped) return;
    unwish = afterPaint(turn);
  };
  // On failure too: formulas are then shown as source.
  loadMaths().then(drawAfterPaint, drawAfterPaint);
  return () => {
    stopped = true;
    unwish();
    clearTimeout(timer);
  };
}

/** True once the formulas of `text` are cached: content with many of them then renders in one short step. */
export function useDrawn(text: string | null): boolean {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => (text === null ? undefined : drawAhead([text], () => setDrawn(text))), [text]);
  return drawn === text;
}
