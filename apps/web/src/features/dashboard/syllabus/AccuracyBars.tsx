import type { Progress } from '@twelvefold/contract';
import { count } from '../../../shared/words/format.ts';
import { answersWords, tells } from './accuracy.ts';

/** Accuracy by difficulty with the number of answers; no percentage below five answers. */
export function AccuracyBars({ bands }: { bands: Progress['bands'] }) {
  return (
    <ul className="mt-5 grid break-inside-avoid gap-3.5">
      {bands.map(({ band, attempts, correct }) => {
        const percent = Math.round((100 * correct) / Math.max(1, attempts));
        const known = tells(attempts);
        return (
          <li key={band} className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-3.5">
            <span>{band}</span>
            <span aria-hidden="true" className="h-3.5 overflow-hidden rounded-full bg-sunken">
              {known && (
                <span
                  className="block h-full rounded-full border-action-dot bg-action-dot forced-colors:border-t-[14px]"
                  style={{ width: `${percent}%` }}
                />
              )}
            </span>
            <span className="min-w-[88px] text-right">
              {known && <b className="font-semibold">{percent}%</b>}{' '}
              <span className="type-small text-ink-2">
                {known ? `of ${count(attempts)}` : answersWords(attempts)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
