import { expect, it } from 'vitest';
import type { TypePace } from '../practice/index.ts';
import { habitsOf, habitWords } from './pace.ts';

const pace = (of: Partial<TypePace>): TypePace => ({
  type: 'AR.PCT.1',
  right: 0,
  slow: 0,
  wrong: 0,
  rushed: 0,
  median: 1,
  ...of,
});

it('a type is called slow or rushed from three such answers on, if they are half of their kind', () => {
  expect(habitsOf([pace({ right: 2, slow: 2 }), pace({ right: 7, slow: 3 })])).toEqual([]);
  expect(habitsOf([pace({ right: 6, slow: 3, median: 1.74 })])).toMatchObject([
    { type_code: 'AR.PCT.1', habit: 'right_but_slow', count: 3, of: 6, median_percent: 174 },
  ]);
  expect(habitsOf([pace({ wrong: 4, rushed: 4 })])).toMatchObject([{ habit: 'rushed_and_wrong', count: 4 }]);
});

it('says what to do about it, the most frequent first', () => {
  const words = habitWords([pace({ right: 4, slow: 3 }), pace({ type: 'AL.QUA.1', wrong: 5, rushed: 4 })]);
  expect(words).toHaveLength(2);
  expect(words[0]).toMatch(
    /^Rushed and wrong at \*\*.+\*\*: 4 of 5 wrong answers came in less than 40% of the target time\. Read/,
  );
  expect(words[1]).toMatch(
    /^Right but slow at \*\*.+\*\*: 3 of 4 right answers took well over the target time\. Learn/,
  );
});
