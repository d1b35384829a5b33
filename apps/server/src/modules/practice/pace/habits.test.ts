import { expect, it } from 'vitest';
import type { TypePace } from '../record.ts';
import { habitWords } from './habits.ts';

const pace = (of: Partial<TypePace>): TypePace => ({
  type: 'AR.PCT.1',
  right: 0,
  slow: 0,
  wrong: 0,
  rushed: 0,
  ...of,
});

it('a type is called slow or rushed from three such answers on, if they are half of their kind', () => {
  expect(habitWords([pace({ right: 2, slow: 2 }), pace({ right: 7, slow: 3 })])).toEqual([]);
  expect(habitWords([pace({ right: 6, slow: 3 })])).toEqual([
    'Right but slow at **Percentage change and reversing it**: 3 of 6 right answers took well over the target time, in the exam the time of other questions. Learn the short way in the solution.',
  ]);
  expect(habitWords([pace({ wrong: 4, rushed: 4 })])).toHaveLength(1);
});

it('says what to do about it, the most frequent first', () => {
  const words = habitWords([pace({ right: 4, slow: 3 }), pace({ type: 'AL.QUA.1', wrong: 5, rushed: 4 })]);
  expect(words).toHaveLength(2);
  expect(words[0]).toMatch(
    /^Rushed and wrong at \*\*.+\*\*: 4 of 5 wrong answers came in less than 40% of the target time\. Read/,
  );
  expect(words[1]).toMatch(
    /^Right but slow at \*\*.+\*\*: 3 of 4 right answers took well over the target time, in the exam the time of other questions\. Learn/,
  );
});
