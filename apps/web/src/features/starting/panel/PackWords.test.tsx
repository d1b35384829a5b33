import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PackWords } from './PackWords.tsx';

afterEach(cleanup);
const words = (preview: Parameters<typeof PackWords>[0]['preview']) =>
  render(<PackWords preview={preview} />).container.textContent;

it('names the topics and counts the hard questions', () => {
  const topics = ['Remainders', 'Ratio', 'Circles'];
  expect(
    words({ bands: ['Easy', 'Hard', 'Medium', 'Hard'], leaning_on: topics, topics: 4, subcategories: [] }),
  ).toBe('Leaning on Remainders, Ratio and Circles, with two hard questions to stretch you.');
});

it('counts the topics of a pack that leans on none', () => {
  expect(words({ bands: ['Easy', 'Hard'], leaning_on: [], topics: 2, subcategories: [] })).toBe(
    'A look at two topics of the syllabus, with one hard question to stretch you.',
  );
});

it('says nothing of hard questions when there is none', () => {
  expect(words({ bands: ['Easy'], leaning_on: ['Remainders'], topics: 1, subcategories: [] })).toBe(
    'Leaning on Remainders.',
  );
});
