import { site } from '../../shared/words/site.ts';

/** Eleven dots of growing size around the ring, as [cx, cy, r]; the twelfth is gold. */
const ring: [number, number, number][] = [
  [18, 3.6, 1.5],
  [25.2, 5.5, 1.65],
  [30.5, 10.8, 1.8],
  [32.4, 18, 1.95],
  [30.5, 25.2, 2.1],
  [25.2, 30.5, 2.3],
  [18, 32.4, 2.5],
  [10.8, 30.5, 2.7],
  [5.5, 25.2, 2.9],
  [3.6, 18, 3.1],
  [5.5, 10.8, 3.35],
];

export function LogoMark({ className = 'size-[34px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" className={`flex-none ${className}`} aria-hidden="true">
      <g fill="currentColor">
        {ring.map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <circle cx="10.8" cy="5.5" r="4.2" fill="#F2A516" />
    </svg>
  );
}

/** The mark and the name; `compact` hides the name on narrow screens (the link around it needs a name). */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-3 font-display text-[1.5rem] leading-none font-headline sm:text-[1.75rem]">
      <LogoMark />
      <span className={compact ? 'hidden sm:inline' : undefined}>{site().name}</span>
    </span>
  );
}
