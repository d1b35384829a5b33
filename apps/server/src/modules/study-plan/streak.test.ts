import { expect, test } from 'vitest';
import { dayOf } from '../../platform/india.ts';
import { dayAfter, daysBetween, weekOf } from './calendar.ts';
import { streakOf } from './streak.ts';

/** Monday 2 March 2026 and the days after it: '#' practised, '.' not, 'x' not and excused; the last one is today. */
const monday = '2026-03-02';
function read(pattern: string) {
  const days = [...pattern.replaceAll(' ', '')];
  const marked = (mark: string) =>
    new Set(days.flatMap((own, i) => (own === mark ? [dayAfter(monday, i)] : [])));
  return streakOf(marked('#'), marked('x'), monday, dayAfter(monday, days.length - 1));
}
const streakIn = (pattern: string): number => read(pattern).streak;

test.each([
  ['nothing practised', '.', 0],
  ['today', '#', 1],
  ['today not yet', '###.', 3],
  ['a day of rest', '##.#', 3],
  ['two days of rest in one week', '##..#', 1],
  ['one day of rest in each of two weeks', '###.### ###.###', 12],
  ['Sunday and the Monday after it', '######. .####', 10],
  ['days on which nothing could be started', '#.#xxxx #', 3],
  ['more rest than one day beside them', '#..xxxx #', 1],
  ['two in the second week', '#.##... #..#', 1],
  ['two days of rest in a week, with days between', '#.#.#', 2],
])('%s', (_, pattern, streak) => {
  expect(streakIn(pattern)).toBe(streak);
});

test.each([
  ['six days earn a rest day', '######', 6, 1],
  ['twelve days earn two, and no more are kept', '####### ####### #######', 21, 2],
  ['a second day of rest in a week uses one that was earned', '####### #..#', 9, 0],
  [
    'a weekend after two weeks is covered by the day of the week and an earned one',
    '####### ####### #####.. #',
    20,
    1,
  ],
  ['a third day of rest ends a streak that has earned one', '####### #...#', 1, 0],
  ['what a streak has used is earned again by its next days', '####### #..##### #', 14, 1],
  ['excused days use none', '######xxxxxxxx #', 7, 1],
])('%s', (_, pattern, streak, rest_days) => {
  expect(read(pattern)).toEqual({ streak, rest_days });
});

test('the calendar is that of Asia/Kolkata, where the day turns at 18:30 UTC', () => {
  expect(dayOf(new Date('2026-03-01T18:29:59.999Z'))).toBe('2026-03-01');
  expect(dayOf(new Date('2026-03-01T18:30:00Z'))).toBe('2026-03-02');
  expect(weekOf('2026-03-01')).not.toBe(weekOf('2026-03-02'));
  expect(weekOf('2026-12-31')).toBe(weekOf('2027-01-01'));
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
});
