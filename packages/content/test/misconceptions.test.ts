import { expect, it } from 'vitest';
import { misconceptions } from '../src/misconceptions.ts';
import { misconceptionOf } from '../src/old-slip-names.ts';

/** Above these, names are no longer shared by forms. */
const mostNames = 180;
const longestSentence = 70;

it('the list of misconceptions stays short, and each has a short sentence of its own', () => {
  const sentences = Object.values(misconceptions);
  expect(sentences.length).toBeLessThanOrEqual(mostNames);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter(words => words.length > longestSentence)).toEqual([]);
});

it('a slip that was named before there was a list has the misconception of its type of question', () => {
  expect(misconceptionOf('wrong_base', 'AR.PCT.1')).toBe('wrong_base');
  expect(misconceptionOf('ends_left_out', 'AR.PCT.5')).toBe('left_out_an_end_point');
  expect(misconceptionOf('half_forgotten', 'GM.COO.6')).toBe('did_not_halve');
  expect(misconceptionOf('half_forgotten', 'GM.CIR.2')).toBe('mixed_up_centre_and_circumference');
  expect(() => misconceptionOf('nobody_knows', 'AR.PCT.1')).toThrow(
    'No misconception is called nobody_knows',
  );
});
