import { classes } from './classes.ts';

interface Props {
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Leaves out the percent beside the track, where the number stands elsewhere. */
  bare?: boolean;
  className?: string;
}

export function Bar({ label, percent, bare = false, className }: Props) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={classes('flex items-center gap-3', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        className="h-2 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full origin-left rounded-full bg-action-dot transition-transform duration-slow ease-in-out"
          style={{ transform: `scaleX(${shown / 100})` }}
        />
      </div>
      {!bare && <span className="type-small min-w-[4ch] text-right font-[560]">{shown}%</span>}
    </div>
  );
}

/** A bar that fills in `seconds` without a number: for messages that go away by themselves. */
export const TimedBar = ({ seconds }: { seconds: number }) => (
  <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
    <div
      className="h-full w-full origin-left rounded-full bg-action-dot"
      style={{ animation: `fill-up ${seconds}s linear` }}
    />
  </div>
);
