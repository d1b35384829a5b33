import { expect, it } from 'vitest';
import { toldOf } from './jobs.ts';

it.each<[Parameters<typeof toldOf>[0], string]>([
  [
    { done: 1, drafts: 0, said: 0, unsaid: 0 },
    '1 previous-year question was looked at. The proposals wait in the console to be accepted.',
  ],
  [
    { done: 4, drafts: 1, said: 2, unsaid: 3 },
    "4 previous-year questions and 1 imported draft that lacked something were looked at. The proposals wait in the console to be accepted. The language model proposed for 2 of them, held against the classifier. For the other 3 it gave no answer; the classifier's own proposal stands.",
  ],
  [
    { done: 5, drafts: 0, said: 5, unsaid: 0 },
    '5 previous-year questions were looked at. The proposals wait in the console to be accepted. The language model proposed for 5 of them, held against the classifier.',
  ],
  [
    { done: 4, drafts: 0, said: 0, unsaid: 4 },
    "4 previous-year questions were looked at. The proposals wait in the console to be accepted. The language model gave no answer; the classifier's own proposals stand.",
  ],
  [{ done: 0, drafts: 0, said: 0, unsaid: 0 }, '0 previous-year questions were looked at.'],
])('what came of proposing types is told without a clause about nobody: %j', (counts, words) => {
  expect(toldOf(counts)).toBe(words);
});
