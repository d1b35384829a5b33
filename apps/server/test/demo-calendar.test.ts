import { expect, it } from 'vitest';
import { demoCalendar } from '../seeds/demo-calendar.ts';

const dayMs = 24 * 3600 * 1000;
const indianDay = (at: number) => Math.floor((at + 5.5 * 3600 * 1000) / dayMs);

/** Just after and just before midnight in India, and the middle of the day. */
const moments = ['2026-03-01T18:31:00Z', '2026-03-02T18:29:00Z', '2026-03-02T06:30:00Z'].map(
  at => new Date(at),
);

it.each(moments)('the demo student’s history is in order and ends yesterday, at %s', now => {
  const times = demoCalendar(now).map(step => step.at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(indianDay(times.at(-1) ?? 0)).toBe(indianDay(now.getTime()) - 1);
});

it.each(moments)('the demo plan has at most one rest day in seven days, at %s', now => {
  const studied = new Set(
    demoCalendar(now)
      .filter(step => step.kind === 'study')
      .map(step => indianDay(step.at)),
  );
  const [first, today] = [Math.min(...studied), indianDay(now.getTime())];
  expect(today - first).toBeGreaterThanOrEqual(14);
  for (let from = first; from + 7 <= today; from += 1) {
    const week = Array.from({ length: 7 }, (_, i) => from + i);
    expect(week.filter(day => !studied.has(day)).length).toBeLessThanOrEqual(1);
  }
});
