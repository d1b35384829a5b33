import { cleanup, render, screen } from '@testing-library/react';
import type { CategoryFigures, SubcategoryFigures } from '@twelvefold/contract';
import { afterEach, expect, test } from 'vitest';
import { MasteryMap } from './MasteryMap.tsx';

afterEach(cleanup);

const topic = (subcategory_name: string, easy: number, medium: number): SubcategoryFigures => ({
  subcategory_name,
  lesson: subcategory_name.toLowerCase().replace(' ', '-'),
  easy_attempts: easy,
  medium_attempts: medium,
  hard_attempts: 0,
  easy_accuracy: easy > 0 ? 60 : null,
  medium_accuracy: medium > 0 ? 50 : null,
  hard_accuracy: null,
  total_attempts: easy + medium,
});

const shown = (...subcategories: SubcategoryFigures[]) =>
  render(
    <MasteryMap
      categories={[{ category_name: 'Arithmetic', subcategories } as unknown as CategoryFigures]}
    />,
  );

test('topics with enough answers are in the map, the others are named in a line', () => {
  shown(topic('Percentages', 5, 2), topic('Averages', 4, 4), topic('Simple Interest', 0, 0));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Percentages']);
  const line = (name: string) => screen.getByRole('link', { name }).parentElement?.textContent;
  expect(line('Averages')).toBe('Too early to tell: Averages');
  expect(line('Simple Interest')).toBe('Not tried yet: Simple Interest');
});

test('every topic links to its lesson, in the map or in the line', () => {
  shown(topic('Percentages', 5, 2), topic('Simple Interest', 0, 0));
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/learn/percentages',
    '/learn/simple-interest',
  ]);
});

test('without a topic with enough answers, one sentence says how many are needed', () => {
  shown(topic('Percentages', 4, 4));
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    screen.getByText('A topic appears here once you have answered 5 questions of one difficulty on it.'),
  ).toBeTruthy();
});
