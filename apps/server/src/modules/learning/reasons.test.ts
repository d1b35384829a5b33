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
    'Your study unit is on Circles, and you have 2 of 3 right so far.',
    'Question 2 of 5 on Circles: you have 1 of 1 right in this session.',
    'Question 3 of 5 on Circles: you have 1 of 1 right in this session.',
    'Question 4 of 5 on Circles: you have 1 of 2 right in this session.',
    'Last of the 5 on Circles: you have 1 of 2 right in this session.',
  ]);
  expect(reasonsInOrder([asked('focus', 'GM.CIR'), asked('focus', 'GM.CIR')])[1]).toBe(
    'Last of the 2 on Circles.',
  );
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
    'You have not answered a question on Circles yet; this one shows where you stand.',
    'Percentages again: you missed the one you tried, and we want to know you better.',
    'First look 2 of 3: Averages.',
    'Logarithms again: you got the one you tried right.',
    'Last of your 3 first looks: Remainders.',
  ]);
});
