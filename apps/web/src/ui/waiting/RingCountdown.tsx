import { clock } from '../../shared/words/format.ts';

const twelve = Array.from({ length: 12 }, (_, i) => i);
/** Seconds at which the time left is also said aloud. */
const spoken = new Set([60, 30, 10, 0]);

interface Props {
  secondsLeft: number;
  totalSeconds: number;
  /** How many of the twelve dots are lit; by default the share of time that has passed. */
  lit?: number;
  /** What the time is for: 'until a new code can be sent'. */
  label: string;
  /** Pixels across; the time stands inside from 96 up. */
  size?: number;
}

/** Twelve dots in a circle with the time in the middle. */
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
