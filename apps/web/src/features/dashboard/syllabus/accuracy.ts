import type { Band, CategoryFigures, SubcategoryFigures } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { counted } from '../../../shared/words/format.ts';

export const bands: readonly Band[] = ['Easy', 'Medium', 'Hard'];

/** Short names, for narrow columns. */
export const shortBand: Record<Band, string> = { Easy: 'Easy', Medium: 'Med', Hard: 'Hard' };

/** Attempts and accuracy in per cent; null without attempts. */
export interface Cell {
  attempts: number;
  percent: number | null;
}

/** Right answers, recovered from a percentage with two decimals: exact below 10,000 attempts. */
const rightOf = (attempts: number, percent: number | null) => Math.round((attempts * (percent ?? 0)) / 100);

const cellFrom = (attempts: number, right: number): Cell => ({
  attempts,
  percent: attempts === 0 ? null : (100 * right) / attempts,
});

export function cellOf(row: SubcategoryFigures, band: Band): Cell {
  const [attempts, percent] = {
    Easy: [row.easy_attempts, row.easy_accuracy] as const,
    Medium: [row.medium_attempts, row.medium_accuracy] as const,
    Hard: [row.hard_attempts, row.hard_accuracy] as const,
  }[band];
  return cellFrom(attempts, rightOf(attempts, percent));
}

/** A category's figures: the sums of its subcategories' right answers and attempts. */
export function cellOfCategory({ subcategories }: CategoryFigures, band: Band): Cell {
  const cells = subcategories.map(row => cellOf(row, band));
  return cellFrom(
    cells.reduce((sum, { attempts }) => sum + attempts, 0),
    cells.reduce((sum, { attempts, percent }) => sum + rightOf(attempts, percent), 0),
  );
}

/** Whether a topic has enough answers to show its accuracy. */
export const tells = (answers: number) => answers >= figures.dashboard.claimAnswers;

/** Whether any topic has enough answers. */
export const anyTells = (categories: readonly CategoryFigures[]) =>
  categories.some(({ subcategories }) => subcategories.some(row => tells(row.total_attempts)));

export const totalOf = (
  categories: readonly CategoryFigures[],
  of: 'total_easy' | 'total_medium' | 'total_hard' | 'total_attempts',
) => categories.reduce((sum, category) => sum + category[of], 0);

export const answersWords = (n: number) => counted(n, 'answer');
export const attemptsWords = (n: number) => counted(n, 'attempt');
