import { describe, expect, it } from 'vitest';
import { dueReviews } from './reviews.ts';

const start = Date.parse('2026-03-02T06:30:00Z');
const at = (day: number) => new Date(start + day * 86_400_000);

type Mark = 'wrong' | 'right' | 'slow';

/** Answers to one type of question on days counted from the first. */
const answers = (type: string, ...given: [day: number, mark: Mark][]) =>
  given.map(([day, mark]) => ({
    type,
    outcome: mark === 'wrong' ? ('incorrect' as const) : ('correct' as const),
    elapsed_ms: mark === 'slow' ? 400_000 : 60_000,
    target_seconds: 100,
    answered_at: at(day),
  }));

/** The first day on which the type is due. */
function dueOn(...given: [day: number, mark: Mark][]): number {
  const last = given.at(-1)?.[0] ?? 0;
  for (let day = last; day < last + 400; day++)
    if (dueReviews(answers('AR.PCT.1', ...given), at(day)).length > 0) return day;
  return Number.POSITIVE_INFINITY;
}

describe('a kind of question', () => {
  it('that was never missed is never due', () => {
    expect(dueOn([0, 'right'], [5, 'slow'])).toBe(Number.POSITIVE_INFINITY);
  });

  it('that was missed is due the day after, and not within the hour', () => {
    expect(dueOn([0, 'wrong'])).toBe(1);
    expect(dueReviews(answers('AR.PCT.1', [0, 'wrong']), at(0.04))).toEqual([]);
  });

  it('answered right waits longer each time', () => {
    const first = dueOn([0, 'wrong'], [1, 'right']);
    const second = dueOn([0, 'wrong'], [1, 'right'], [first, 'right']);
    const third = dueOn([0, 'wrong'], [1, 'right'], [first, 'right'], [second, 'right']);
    expect(first - 1).toBeGreaterThan(1);
    expect(second - first).toBeGreaterThan(first - 1);
    expect(third - second).toBeGreaterThan(second - first);
  });

  it('answered right too slowly comes back sooner than one answered in time', () => {
    expect(dueOn([0, 'wrong'], [4, 'slow'])).toBeLessThan(dueOn([0, 'wrong'], [4, 'right']));
  });

  it('missed again is soon due again', () => {
    expect(dueOn([0, 'wrong'], [1, 'right'], [4, 'wrong'])).toBeLessThanOrEqual(6);
  });
});

it('the kind forgotten most comes first', () => {
  const given = [
    ...answers('AR.PCT.1', [0, 'wrong'], [1, 'right']),
    ...answers('NS.REM.1', [0, 'wrong']),
    ...answers('AL.QUA.1', [0, 'right'], [9, 'wrong']),
  ];
  expect(dueReviews(given, at(10))).toEqual(['NS.REM.1', 'AR.PCT.1', 'AL.QUA.1']);
});
