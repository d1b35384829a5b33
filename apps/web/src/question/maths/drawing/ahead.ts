import { useEffect, useState } from 'react';
import { afterPaint } from '../../../shared/browser/after-paint.ts';
import { splitMaths } from '../split-maths.ts';
import { drawForLater, loadMaths } from './drawing.ts';

/** Longer than this the page would not answer to a key press at once, in milliseconds. */
const turnMs = 8;

/** Draws the formulas of `texts` into the store of drawn ones, a few at a time, then calls `done`; returns what stops it. */
export function drawAhead(texts: readonly string[], done: () => void = () => {}): () => void {
  const waiting = texts.flatMap(splitMaths).filter(segment => segment.kind !== 'words');
  let timer: ReturnType<typeof setTimeout>;
  let unwish = () => {};
  let stopped = false;
  const turn = () => {
    const end = performance.now() + turnMs;
    while (performance.now() < end) {
      const next = waiting.shift();
      if (!next) return done();
      drawForLater(next.tex, next.kind === 'block');
    }
    timer = setTimeout(turn);
  };
  // The person waits for the frame that shows what has just changed, not for these.
  const drawAfterPaint = () => {
    if (stopped) return;
    unwish = afterPaint(turn);
  };
  // What cannot be drawn is shown as it was written.
  loadMaths().then(drawAfterPaint, drawAfterPaint);
  return () => {
    stopped = true;
    unwish();
    clearTimeout(timer);
  };
}

/** False until the formulas of `text` are drawn: what holds many of them then appears in one short step. */
export function useDrawn(text: string | null): boolean {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => (text === null ? undefined : drawAhead([text], () => setDrawn(text))), [text]);
  return drawn === text;
}
