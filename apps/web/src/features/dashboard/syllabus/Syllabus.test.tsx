import { cleanup, render, screen } from '@testing-library/react';
import type { CategoryFigures } from '@twelvefold/contract';
import { afterEach, expect, test } from 'vitest';
import { Syllabus } from './Syllabus.tsx';

afterEach(cleanup);

const row = { subcategory_name: 'Mixtures & Alligation', lesson: 'mixtures', total_attempts: 0 };
const category = {
  category_name: 'Arithmetic',
  total_attempts: 0,
  subcategories: [row],
} as unknown as CategoryFigures;

const lesson = () => screen.getByRole('link', { name: 'Mixtures & Alligation' }).getAttribute('href');

test('a topic of the syllabus links to its lesson, and types without questions are named', () => {
  const coverage = {
    types: 8,
    without_questions: [
      { subcategory_name: 'Mixtures & Alligation', types: ['Alloys by weight', 'Three milks'] },
    ],
  };
  render(<Syllabus categories={[category]} coverage={coverage} />);
  expect(lesson()).toBe('/learn/mixtures');
  expect(screen.getByText('Questions cover 6 of the exam’s 8 types')).toBeTruthy();
  expect(screen.getByText('Alloys by weight; Three milks')).toBeTruthy();
});

test('without coverage, as from an earlier release of the server, the syllabus is shown without it', () => {
  render(<Syllabus categories={[category]} coverage={undefined} />);
  expect(lesson()).toBe('/learn/mixtures');
  expect(screen.queryByText(/^Questions cover/)).toBeNull();
});
