import { expect, it } from 'vitest';
import { plan } from '../../../test/plan.ts';
import { weekOf } from './Week.tsx';

it('has the plan’s days of this calendar week', () => {
  // The plan began on a Monday; today is its third day.
  expect(weekOf(plan)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekOf({ ...plan, day_number: 9 })).toEqual([7, 8, 9, 10, 11, 12, 13]);
});

it('has null for days before the plan’s first and after its last', () => {
  const fromThursday = { ...plan, starts_on: '2026-03-05' };
  expect(weekOf({ ...fromThursday, day_number: 1 })).toEqual([null, null, null, 0, 1, 2, 3]);
  expect(weekOf({ ...fromThursday, day_number: 90 }).at(-1)).toBeNull();
});
