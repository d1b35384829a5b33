import { expect, it } from 'vitest';
import { misconceptions } from '../src/misconceptions.ts';

/** Maximum number of names; with more, forms would no longer share them. */
const mostNames = 180;
const longestSentence = 70;

it('there are at most 180 misconceptions, each with a short unique sentence', () => {
  const sentences = Object.values(misconceptions);
  expect(sentences.length).toBeLessThanOrEqual(mostNames);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter(words => words.length > longestSentence)).toEqual([]);
});
