import { render, screen } from '@testing-library/react';
import type { CategoryFigures } from '@twelvefold/contract';
import { expect, test } from 'vitest';
import { Syllabus } from './Syllabus.tsx';

test('a topic of the syllabus leads to its lesson', () => {
  const row = { subcategory_name: 'Mixtures & Alligation', lesson: 'mixtures', total_attempts: 0 };
  const category = { category_name: 'Arithmetic', total_attempts: 0, subcategories: [row] };
  render(<Syllabus categories={[category as unknown as CategoryFigures]} />);
  const lesson = screen.getByRole('link', { name: 'Mixtures & Alligation' });
  expect(lesson.getAttribute('href')).toBe('/learn/mixtures');
});
