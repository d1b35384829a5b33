import { expect, it } from 'vitest';
import { examDaysFrom } from './exam-days.ts';

const daysFrom = (today: string) => examDaysFrom(today).map(({ day }) => day);

it('offers the third and the last Sunday of November, in years with four or five', () => {
  expect(examDaysFrom('2027-01-10')).toEqual([
    { day: '2027-11-21', sunday: 'Third Sunday' },
    { day: '2027-11-28', sunday: 'Last Sunday' },
  ]);
  expect(daysFrom('2026-06-01')).toEqual(['2026-11-15', '2026-11-29']);
});

it('replaces a past Sunday by one of the next year; the day itself is not past', () => {
  expect(daysFrom('2026-11-16')).toEqual(['2026-11-29', '2027-11-21']);
  expect(daysFrom('2026-11-29')).toEqual(['2026-11-29', '2027-11-21']);
  expect(daysFrom('2026-11-30')).toEqual(['2027-11-21', '2027-11-28']);
});
