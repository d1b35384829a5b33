import type { Band } from '@twelvefold/contract';
import { type CountedAnswer, slowShare } from './record.ts';
import type { Totals } from './schema.ts';

export interface CellTotal {
  subcategory: string;
  band: Band;
  attempts: number;
  correct: number;
  /** Attempts with known time, and those above 1.6 times the target time. */
  timed: number;
  slow: number;
}

const bands: readonly Band[] = ['Easy', 'Medium', 'Hard'];
const figuresABand = 4;

/** 'AR.PCT' of 'AR.PCT.1'. */
const subcategoryOf = (type: string) => type.slice(0, type.lastIndexOf('.'));

/** The totals with one more answer. */
export function countedTotals(totals: Totals, answer: CountedAnswer): Totals {
  if (answer.outcome !== 'correct' && answer.outcome !== 'incorrect') return totals;
  const code = subcategoryOf(answer.type);
  const timed = answer.elapsed_ms !== null;
  const slow = timed && Number(answer.elapsed_ms) > slowShare * 1000 * answer.target_seconds;
  const more = [1, Number(answer.outcome === 'correct'), Number(timed), Number(slow)];
  const known = totals[code] ?? Array<number>(bands.length * figuresABand).fill(0);
  const first = figuresABand * bands.indexOf(answer.band);
  const figures = known.map((figure, i) => figure + (more[i - first] ?? 0));
  return { ...totals, [code]: figures };
}

/** Subcategories and bands with at least one attempt. */
export function cellsOf(totals: Totals): CellTotal[] {
  return Object.entries(totals).flatMap(([subcategory, figures]) =>
    bands.flatMap((band, i) => {
      const [attempts = 0, correct = 0, timed = 0, slow = 0] = figures.slice(
        figuresABand * i,
        figuresABand * (i + 1),
      );
      return attempts > 0 ? [{ subcategory, band, attempts, correct, timed, slow }] : [];
    }),
  );
}
