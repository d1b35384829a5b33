import { expect, it } from 'vitest';
import { reasonsInOrder } from './reasons.ts';
import type { StoredReason } from './schema.ts';

const asked = (reason: StoredReason, type: string, outcome: string | null = null) => ({
  reason,
  type,
  outcome,
});

it('no two questions of a study unit say the same, and each knows how those before it went', () => {
  expect(
    reasonsInOrder([
      asked('focus:2:1', 'GM.CIR', 'correct'),
      asked('focus:2:1', 'GM.CIR', 'skipped'),
      asked('focus:2:1', 'GM.CIR', 'incorrect'),
      asked('focus:2:1', 'GM.CIR'),
      asked('focus:2:1', 'GM.CIR'),
    ]),
  ).toEqual([
    'Your study unit is on Circles, and you had 2 of 3 right before.',
    'Question 2 of 5 on Circles, after 1 right.',
    'Question 3 of 5 on Circles, after 1 right.',
    'Question 4 of 5 on Circles, after 1 right and 1 wrong.',
    'Last of the 5 on Circles, after 1 right and 1 wrong.',
  ]);
  expect(reasonsInOrder([asked('focus', 'GM.CIR'), asked('focus', 'GM.CIR')])[1]).toBe(
    'Last of the 2 on Circles.',
  );
});

it('in a session too a topic’s reason is given once, and the next questions know how the first went', () => {
  expect(
    reasonsInOrder([
      asked('confidence', 'AL.QUA', 'correct'),
      asked('weak:0:1', 'AL.QUA', 'correct'),
      asked('exam_weight', 'GM.CIR', 'incorrect'),
      asked('weak:0:1', 'AL.QUA', 'incorrect'),
      asked('weak:0:1', 'AL.QUA'),
      asked('wish:1:0', 'AR.PCT'),
      asked('wish:1:0', 'AR.PCT'),
      asked('blueprint', 'AR.PLD'),
      asked('blueprint', 'AR.PCT'),
    ]),
  ).toEqual([
    'You were likely to get this question on Quadratic Equations right, so it came first.',
    'Your first answer in Quadratic Equations was wrong, and the exam asks it in most papers.',
    'You had not answered a question on Circles before.',
    'Another of the 4 on Quadratic Equations, after 2 right.',
    'Last of the 4 on Quadratic Equations, after 2 right and 1 wrong.',
    'You asked for Percentages, and your first answer on it was right.',
    'Another of the 3 on Percentages.',
    "Profit, Loss & Discount: the exam asks it in most papers, and this set follows the exam's mix.",
    "Last of the 2 in the exam's mix: Percentages.",
  ]);
});

it('what one reason ended with, no later one of the session says: then the record speaks for itself', () => {
  expect(
    reasonsInOrder([
      asked('weak:0:1', 'AL.QUA'),
      asked('weak:1:2', 'GM.CIR'),
      asked('exam_weight:2:0', 'AR.PCT'),
      asked('exam_weight:1:0', 'AR.PLD'),
      asked('exam_weight', 'AR.AVG'),
    ]),
  ).toEqual([
    'Your first answer in Quadratic Equations was wrong, and the exam asks it in most papers.',
    'You had 1 of 3 right in Circles.',
    'You had 2 of 2 right in Percentages; this one shows whether that holds.',
    'Your first answer in Profit, Loss & Discount was right.',
    'You had not answered a question on Averages before.',
  ]);
});

it('first looks are counted, and what was tried before is not explained twice', () => {
  expect(
    reasonsInOrder([
      asked('diagnostic', 'GM.CIR'),
      asked('diagnostic:0:1', 'AR.PCT'),
      asked('diagnostic', 'AR.AVG'),
      asked('diagnostic:1:0', 'AL.LOG'),
      asked('diagnostic', 'NS.REM'),
    ]),
  ).toEqual([
    'You had not answered a question on Circles before; this one shows where you stand.',
    'Percentages again: your first answer on it was wrong, and we want to know you better.',
    'First look 2 of 3: Averages.',
    'Logarithms again: your first answer on it was right.',
    'Last of your 3 first looks: Remainders.',
  ]);
});
