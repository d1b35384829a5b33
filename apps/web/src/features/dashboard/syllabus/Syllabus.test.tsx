import { render, screen } from '@testing-library/react';
import type { CategoryFigures } from '@twelvefold/contract';
import { expect, test } from 'vitest';
import { Syllabus } from './Syllabus.tsx';

test('a topic of the syllabus leads to its lesson, and types without questions are named', () => {
  const row = { subcategory_name: 'Mixtures & Alligation', lesson: 'mixtures', total_attempts: 0 };
  const category = { category_name: 'Arithmetic', total_attempts: 0, subcategories: [row] };
  const coverage = {
    types: 8,
    without_questions: [
      { subcategory_name: 'Mixtures & Alligation', types: ['Alloys by weight', 'Three milks'] },
    ],
  };
  render(<Syllabus categories={[category as unknown as CategoryFigures]} coverage={coverage} />);
  const lesson = screen.getByRole('link', { name: 'Mixtures & Alligation' });
  expect(lesson.getAttribute('href')).toBe('/learn/mixtures');
  expect(screen.getByText('Questions cover 6 of the exam’s 8 types')).toBeTruthy();
  expect(screen.getByText('Alloys by weight; Three milks')).toBeTruthy();
});
