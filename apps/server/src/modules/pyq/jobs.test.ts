import { expect, it } from 'vitest';
import { toldOf } from './jobs.ts';

it.each<[Parameters<typeof toldOf>, string]>([
  [
    [1, 0, 0, false],
    '1 previous-year question was looked at. The proposals wait in the console to be accepted.',
  ],
  [
    [5, 3, 0, true],
    "5 previous-year questions were looked at. The proposals wait in the console to be accepted. The language model proposed for 2 of them, held against the classifier. For the other 3 it gave no answer; the classifier's own proposal stands.",
  ],
  [
    [5, 0, 0, true],
    '5 previous-year questions were looked at. The proposals wait in the console to be accepted. The language model proposed for 5 of them, held against the classifier.',
  ],
  [
    [4, 4, 0, true],
    "4 previous-year questions were looked at. The proposals wait in the console to be accepted. The language model gave no answer; the classifier's own proposals stand.",
  ],
  [
    [0, 0, 1, true],
    '0 previous-year questions were looked at. 1 imported draft without a type got one, to be looked at before it is published.',
  ],
])('what came of proposing types is told without a clause about nobody: %j', (counts, words) => {
  expect(toldOf(...counts)).toBe(words);
});
