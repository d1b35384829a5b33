import { expect, test } from 'vitest';
import { chanceOf } from '../src/chance.ts';
import { expectedTeaching } from '../src/planner/value.ts';

/** A chance of about `wanted` with this variance (logit²), by bisection on the difficulty. */
function chanceNear(wanted: number, variance: number) {
  let [low, high] = [-8, 8];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (chanceOf({ mean: 0, variance }, middle).probability > wanted) low = middle;
    else high = middle;
  }
  return chanceOf({ mean: 0, variance }, low);
}

test('of questions with equal chances, the one with the smaller variance is expected to teach more', () => {
  for (const wanted of [0.6, 0.7, 0.8]) {
    const taught = [0.1, 0.8, 2].map(variance => expectedTeaching(chanceNear(wanted, variance), 0.7));
    expect(taught).toEqual([...taught].sort((a, b) => b - a));
    expect(taught[2]).toBeLessThan((taught[0] ?? 0) - 0.1);
  }
});

test('with variance 0 the expected teaching has its maximum, over .98, at the best chance', () => {
  const taught = [0.5, 0.6, 0.7, 0.8, 0.9].map(wanted => expectedTeaching(chanceNear(wanted, 0), 0.7));
  expect(taught.indexOf(Math.max(...taught))).toBe(2);
  expect(taught[2]).toBeGreaterThan(0.98);
});
