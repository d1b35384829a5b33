const twelve = Array.from({ length: 12 }, (_, i) => i);

/** Twelve empty rings, for questions not yet served. */
export const TwelveRings = () => (
  <span className="flex justify-center gap-1 sm:gap-2" aria-hidden="true">
    {twelve.map(i => (
      <i key={i} className="dot size-3.5 rounded-full border-2 border-line-strong sm:size-4" />
    ))}
  </span>
);
