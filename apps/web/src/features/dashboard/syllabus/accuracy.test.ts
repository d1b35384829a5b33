import type { CategoryFigures, SubcategoryFigures } from '@twelvefold/contract';
import { expect, test } from 'vitest';
import { attemptsWords, cellOf, cellOfCategory, tells } from './accuracy.ts';

const row = (easy: [number, number | null]): SubcategoryFigures => ({
  subcategory_name: 'Any',
  lesson: 'any',
  easy_attempts: easy[0],
  easy_accuracy: easy[1],
  medium_attempts: 0,
  medium_accuracy: null,
  hard_attempts: 0,
  hard_accuracy: null,
  total_attempts: easy[0],
});
const category = (...subcategories: SubcategoryFigures[]): CategoryFigures => ({
  category_name: 'Any',
  total_easy: 0,
  total_medium: 0,
  total_hard: 0,
  total_attempts: 0,
  subcategories,
});

test('a category’s accuracy is computed from all its answers, not as the mean of its topics', () => {
  // 1 of 1 and 33.33% of 3 are 2 of 4.
  const { attempts, percent } = cellOfCategory(
    category(row([1, 100]), row([3, 33.33]), row([0, null])),
    'Easy',
  );
  expect({ attempts, percent }).toEqual({ attempts: 4, percent: 50 });
});

test('a category’s accuracy does not add up the rounding of its topics: 5 of 8 is 63%, not 62%', () => {
  const { percent } = cellOfCategory(category(row([3, 33.33]), row([5, 80])), 'Easy');
  expect(Math.round(percent ?? 0)).toBe(63);
});

test('a topic’s accuracy is rounded once: 148 of 299 is 49%, though two decimals give 49.50', () => {
  expect(Math.round(cellOf(row([299, 49.5]), 'Easy').percent ?? 0)).toBe(49);
});

test('a category without attempts has no accuracy', () => {
  expect(cellOfCategory(category(row([3, 0])), 'Hard')).toEqual({ attempts: 0, percent: null });
});

test('five answers are enough, four are not', () => {
  expect([tells(4), tells(5)]).toEqual([false, true]);
});

test('attempts for screen readers have digit grouping too', () => {
  expect([attemptsWords(1), attemptsWords(1234)]).toEqual(['1 attempt', '1,234 attempts']);
});
