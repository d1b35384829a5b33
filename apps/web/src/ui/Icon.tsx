const paths = {
  tick: 'M4 10.6l4 4 8-9',
  cross: 'M5 5l10 10M15 5L5 15',
  dash: 'M5 10h10',
  up: 'M10 16V5M5 9.5l5-5 5 5',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M10 9.5v4M10 6.4v.01',
  warning: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M10 6.3v4.2M10 13.6v.01',
  menu: 'M3 6h14M3 10h14M3 14h14',
  chevron: 'M7 4l6 6-6 6',
  back: 'M12 4l-6 6 6 6',
} as const;
export type IconName = keyof typeof paths;

/** An icon; hidden from assistive technology, because it is always beside text or inside a named control. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
