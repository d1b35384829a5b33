import type { Band, CategoryFigures, SubcategoryFigures } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';

export const bands: readonly Band[] = ['Easy', 'Medium', 'Hard'];

/** Where there is no room for the word. */
export const shortBand: Record<Band, string> = { Easy: 'Easy', Medium: 'Med', Hard: 'Hard' };

/** Attempts with the share of right ones, in per cent; null without an attempt. */
export interface Cell {
  attempts: number;
  percent: number | null;
}

export function cellOf(row: SubcategoryFigures, band: Band): Cell {
  const [attempts, percent] = {
    Easy: [row.easy_attempts, row.easy_accuracy] as const,
    Medium: [row.medium_attempts, row.medium_accuracy] as const,
    Hard: [row.hard_attempts, row.hard_accuracy] as const,
  }[band];
  return { attempts, percent };
}

/** A category's cell: the accuracies of its subcategories, weighed by their attempts. */
export function cellOfCategory({ subcategories }: CategoryFigures, band: Band): Cell {
  const cells = subcategories.map(row => cellOf(row, band));
  const attempts = cells.reduce((sum, cell) => sum + cell.attempts, 0);
  const weighed = cells.reduce((sum, cell) => sum + cell.attempts * (cell.percent ?? 0), 0);
  return { attempts, percent: attempts === 0 ? null : weighed / attempts };
}

/** Whether so many answers are enough to speak of. */
export const tells = (answers: number) => answers >= figures.dashboard.claimAnswers;

export const totalOf = (
  categories: readonly CategoryFigures[],
  of: 'total_easy' | 'total_medium' | 'total_hard' | 'total_attempts',
) => categories.reduce((sum, category) => sum + category[of], 0);

export const answersWords = (n: number) => `${n} ${n === 1 ? 'answer' : 'answers'}`;
export const attemptsWords = (n: number) => `${n} ${n === 1 ? 'attempt' : 'attempts'}`;
