import type { Band } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import type { TopicTotal } from '../practice/index.ts';
import { categoriesApart } from './categories-apart.ts';

const of = (subcategory: string, band: Band, correct: number, attempts: number): TopicTotal => ({
  subcategory,
  band,
  correct,
  attempts,
  recent: true,
  late: 0,
  rushed: 0,
});
const told = (...topics: TopicTotal[]) =>
  categoriesApart({ topics, sessions: [], slips: [], paces: [], doubts: [], ended: [] });

it('the category a student is behind in is named beside the one that goes best', () => {
  expect(told(of('AL.QUA', 'Medium', 24, 25), of('AR.PCT', 'Medium', 12, 66))).toEqual([
    'You are behind in **Arithmetic**: **12 of 66** right, against 24 of 25 in Algebra.',
  ]);
});

it('a difference that chance makes is not told', () => {
  expect(told(of('AL.QUA', 'Medium', 7, 12), of('AR.PCT', 'Medium', 5, 12))).toEqual([]);
});

it('a category with harder questions is not called weak for them', () => {
  const alike = [of('AL.QUA', 'Easy', 30, 40), of('AL.QUA', 'Hard', 2, 8), of('GM.TRI', 'Easy', 8, 10)];
  expect(told(...alike, of('AR.PCT', 'Hard', 10, 40))).toEqual([]);
  expect(told(...alike, of('AR.PCT', 'Easy', 10, 40))).not.toEqual([]);
});

it('a category with few answers is no evidence', () => {
  expect(told(of('AL.QUA', 'Medium', 40, 42), of('AR.PCT', 'Medium', 0, 4))).toEqual([]);
});
