import { expect, test } from 'vitest';
import { dayAfter, dayOf, daysBetween, weekOf } from './calendar.ts';
import { streakOf } from './streak.ts';

/** Monday 2 March 2026 and the days after it: '#' practised, '.' not, 'x' not and excused; the last one is today. */
const monday = '2026-03-02';
function streakIn(pattern: string): number {
  const days = [...pattern.replaceAll(' ', '')];
  const marked = (mark: string) =>
    new Set(days.flatMap((own, i) => (own === mark ? [dayAfter(monday, i)] : [])));
  return streakOf(marked('#'), marked('x'), dayAfter(monday, days.length - 1));
}

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
  ['two in the second week', '####### #..#', 1],
])('%s', (_, pattern, streak) => {
  expect(streakIn(pattern)).toBe(streak);
});

test('the calendar is that of Asia/Kolkata, where the day turns at 18:30 UTC', () => {
  expect(dayOf(new Date('2026-03-01T18:29:59.999Z'))).toBe('2026-03-01');
  expect(dayOf(new Date('2026-03-01T18:30:00Z'))).toBe('2026-03-02');
  expect(weekOf('2026-03-01')).not.toBe(weekOf('2026-03-02'));
  expect(weekOf('2026-12-31')).toBe(weekOf('2027-01-01'));
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
});
