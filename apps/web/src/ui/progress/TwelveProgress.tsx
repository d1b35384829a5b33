import { classes } from '../classes.ts';
import { Icon, type IconName } from '../Icon.tsx';

export type DotResult = 'correct' | 'wrong' | 'skipped' | 'uncounted' | 'unsent' | 'open';

const glyph: Record<DotResult, IconName | null> = {
  correct: 'tick',
  wrong: 'cross',
  skipped: 'dash',
  uncounted: null,
  unsent: 'up',
  open: null,
};
const look: Record<DotResult, string> = {
  correct: 'border-correct bg-correct text-surface',
  wrong: 'border-wrong bg-surface text-wrong',
  skipped: 'border-dashed border-ink-3 text-ink-3',
  uncounted: 'border-dotted border-ink-3',
  unsent: 'border-marigold-ink bg-marigold-tint text-marigold-ink',
  open: 'border-line-strong',
};
const big =
  'mx-[5px] size-7 border-3 shadow-[0_0_0_4px_var(--paper),0_0_0_6px_var(--gold-dot)] sm:size-[34px]';
const small = 'size-[17px] border-2 sm:size-[22px]';

/** Long study sessions have rows of twelve dots of one size. */
const rowOf = 12;
const inRows = 'size-[15px] border-2 sm:size-[19px]';
const currentInRows = `${inRows} shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--gold-dot)]`;

interface Props {
  /** One result per question, in order. */
  results: readonly DotResult[];
  /** 1-based position of the question on screen; beyond the end when all are done. */
  current: number;
  className?: string;
}

const tally = (results: readonly DotResult[], kind: DotResult) => results.filter(r => r === kind).length;

/**
 * The header's dots, one per question: filled, outlined, dashed, dotted or empty; the current one is larger with a gold
 * ring.
 */
export function TwelveProgress({ results, current, className }: Props) {
  const at = Math.min(current, results.length);
  const long = results.length > rowOf;
  const sizes = long ? [currentInRows, inRows] : [big, small];
  const uncounted = tally(results, 'uncounted');
  const unsent = tally(results, 'unsent');
  const said = `Question ${at} of ${results.length}: ${tally(results, 'correct')} correct, ${tally(results, 'wrong')} wrong, ${tally(results, 'skipped')} skipped${uncounted > 0 ? `, ${uncounted} not counted` : ''}${unsent > 0 ? `, ${unsent} not sent yet` : ''}`;
  return (
    <div
      role="progressbar"
      aria-label="Session progress"
      aria-valuemin={0}
      aria-valuemax={results.length}
      aria-valuenow={results.length - tally(results, 'open')}
      aria-valuetext={said}
      className={classes(
        long
          ? 'grid grid-cols-[repeat(12,minmax(0,1fr))] place-items-center gap-x-1 gap-y-2 sm:gap-x-[9px]'
          : 'flex items-center justify-between gap-1 sm:gap-[9px]',
        className,
      )}
    >
      {results.map((result, i) => {
        const icon = glyph[result];
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
            key={i}
            data-filled={result === 'correct' ? '' : undefined}
            className={classes(
              'dot grid flex-none place-items-center rounded-full transition-colors duration-base',
              look[result],
              sizes[i + 1 === current ? 0 : 1],
            )}
          >
            {icon && <Icon name={icon} className="size-[58%] stroke-3" />}
          </span>
        );
      })}
    </div>
  );
}
