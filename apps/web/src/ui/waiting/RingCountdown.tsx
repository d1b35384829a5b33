import { clock } from '../../shared/words/format.ts';

const twelve = Array.from({ length: 12 }, (_, i) => i);
/** Seconds left at which the time is announced. */
const spoken = new Set([60, 30, 10, 0]);

interface Props {
  secondsLeft: number;
  totalSeconds: number;
  /** Number of lit dots; by default the elapsed share of twelve. */
  lit?: number;
  /** Purpose of the countdown: 'until a new code can be sent'. */
  label: string;
  /** Diameter in px; from 96 up the time is inside. */
  size?: number;
}

/** Twelve dots in a circle around the time left. */
export function RingCountdown({ secondsLeft, totalSeconds, lit, label, size = 160 }: Props) {
  const on = lit ?? Math.floor(((totalSeconds - secondsLeft) / totalSeconds) * 12);
  const say = secondsLeft === totalSeconds || spoken.has(secondsLeft);
  return (
    <span className="relative inline-grid flex-none place-items-center" style={{ width: size, height: size }}>
      <svg viewBox="0 0 100 100" className="absolute inset-0" aria-hidden="true">
        {twelve.map(i => {
          const turn = (i * Math.PI) / 6;
          return (
            <circle
              key={i}
              cx={50 + 42 * Math.sin(turn)}
              cy={50 - 42 * Math.cos(turn)}
              r="6"
              strokeWidth="1.6"
              className={i < on ? 'fill-gold-dot stroke-gold-dot' : 'fill-none stroke-line-strong'}
            />
          );
        })}
      </svg>
      {size >= 96 && (
        <span className="type-numeral" aria-hidden="true">
          {clock(secondsLeft)}
        </span>
      )}
      <span className="sr-only" aria-live="polite">
        {say ? `${clock(secondsLeft)} ${label}` : ''}
      </span>
    </span>
  );
}
