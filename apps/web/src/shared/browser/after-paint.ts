/** Runs in the frame after the one that shows what has just changed. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
