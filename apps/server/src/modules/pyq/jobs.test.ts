import { expect, it } from 'vitest';
import { toldOf } from './jobs.ts';

it.each<[Parameters<typeof toldOf>[0], string]>([
  [
    { done: 1, drafts: 0, said: 0, unsaid: 0 },
    'We looked at 1 previous-year question. You can accept the proposals in the console.',
  ],
  [
    { done: 4, drafts: 1, said: 2, unsaid: 3 },
    "We looked at 4 previous-year questions and 1 imported draft that lacked something. You can accept the proposals in the console. The language model proposed types for 2 of them, each compared with the classifier's. It gave no answer for the other 3; they keep the classifier's proposal.",
  ],
  [
    { done: 5, drafts: 0, said: 5, unsaid: 0 },
    "We looked at 5 previous-year questions. You can accept the proposals in the console. The language model proposed types for 5 of them, each compared with the classifier's.",
  ],
  [
    { done: 4, drafts: 0, said: 0, unsaid: 4 },
    "We looked at 4 previous-year questions. You can accept the proposals in the console. The language model gave no answer; all proposals are the classifier's.",
  ],
  [{ done: 0, drafts: 0, said: 0, unsaid: 0 }, 'We looked at 0 previous-year questions.'],
])('what came of proposing types is told without a clause about nobody: %j', (counts, words) => {
  expect(toldOf(counts)).toBe(words);
});
