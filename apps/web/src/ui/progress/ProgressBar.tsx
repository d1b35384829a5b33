interface Props {
  value: number;
  max: number;
  /** Accessible name: 'Progress of the plan'. */
  label: string;
}

/** A bar filled to `value` of `max`; the number is beside it as text. */
export function ProgressBar({ value, max, label }: Props) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-2 overflow-hidden rounded-full border border-transparent bg-sunken forced-colors:border-[CanvasText] print:border-[#000]"
    >
      <div
        className="h-full rounded-full bg-action-dot forced-colors:bg-[CanvasText]"
        style={{ width: `${100 * share}%` }}
      />
    </div>
  );
}
