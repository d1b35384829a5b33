import { expect, it } from 'vitest';
import { misconceptions } from '../src/misconceptions.ts';

/** Above these, names are no longer shared by forms. */
const mostNames = 180;
const longestSentence = 70;

it('the list of misconceptions stays short, and each has a short sentence of its own', () => {
  const sentences = Object.values(misconceptions);
  expect(sentences.length).toBeLessThanOrEqual(mostNames);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter(words => words.length > longestSentence)).toEqual([]);
});
