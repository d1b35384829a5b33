import { expect, it } from 'vitest';
import { packWords } from './next-twelve-words.ts';

it('names the topics and counts the hard questions', () => {
  const bands = ['Easy', 'Hard', 'Medium', 'Hard'] as const;
  expect(packWords({ bands: [...bands], leaning_on: ['Remainders', 'Ratio', 'Circles'] })).toBe(
    'Leaning on Remainders, Ratio and Circles, with two hard questions to stretch you.',
  );
});

it('says nothing of hard questions when there is none', () => {
  expect(packWords({ bands: ['Easy'], leaning_on: ['Remainders'] })).toBe('Leaning on Remainders.');
});
