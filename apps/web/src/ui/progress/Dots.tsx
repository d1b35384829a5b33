import type { Band } from '@twelvefold/contract';
import { classes } from '../classes.ts';

const twelve = Array.from({ length: 12 }, (_, i) => i);

/** Twelve pulsing dots; text stands beside them. */
export function LoadingDots({ className }: { className?: string }) {
  return (
    <span className={classes('inline-flex gap-2', className)} aria-hidden="true">
      {twelve.map(i => (
        <i
          key={i}
          className="chart-key size-2.5 animate-[pass_1.44s_linear_infinite] rounded-full bg-action-dot"
          style={{ animationDelay: `${i * 0.12}s` }}
        />
      ))}
    </span>
  );
}

const filled: Record<Band, number> = { Easy: 1, Medium: 2, Hard: 3 };

/** One to three of three dots, and the word. */
export function DifficultyMark({ band }: { band: Band }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="inline-flex gap-[3px]" aria-hidden="true">
        {[1, 2, 3].map(n => (
          <i
            key={n}
            data-filled={n <= filled[band] ? '' : undefined}
            className={classes(
              'dot size-[7px] rounded-full border-[1.5px] border-current',
              n <= filled[band] && 'bg-current',
            )}
          />
        ))}
      </span>
      {band}
    </span>
  );
}

/** Whole pixels at every width: a ring scaled to half a pixel looks oval. */
const diameter: Record<Band, string> = {
  Easy: 'size-2.5 sm:size-3.5',
  Medium: 'size-3.5 sm:size-5',
  Hard: 'size-[18px] sm:size-[26px]',
};

/** A ring for each question of the next twelve, its diameter by difficulty, in order. */
export function NextTwelve({ bands }: { bands: readonly Band[] }) {
  return (
    <span className="flex items-center justify-between" aria-hidden="true">
      {bands.map((band, i) => (
        <i
          // A ring stands for a position in the pack.
          // biome-ignore lint/suspicious/noArrayIndexKey: positions do not move
          key={i}
          className={classes('dot flex-none rounded-full border-2 border-marigold', diameter[band])}
        />
      ))}
    </span>
  );
}
