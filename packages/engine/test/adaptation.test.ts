import { expect, test } from 'vitest';
import { type SimulatedStudent, simulatedStudent } from '../simulated/student.ts';
import { buildBank } from '../src/index.ts';
import { type Course, course } from './course.ts';
import { blueprint, DAY, examItems, itemOf, START } from './exam.ts';

const bank = buildBank(examItems(26), blueprint);

const EXAM_MIX = { Easy: 0.25, Medium: 0.5, Hard: 0.25 } as const;

/** True expected marks on a paper of 22 (+3 right, -1 wrong). */
function marks(student: SimulatedStudent, now: number): number {
  let sum = 0;
  for (const { code, weight } of blueprint) {
    for (const band of ['Easy', 'Medium', 'Hard'] as const) {
      sum += weight * EXAM_MIX[band] * (4 * student.chance(itemOf(`${code}.1`, band), now) - 1);
    }
  }
  return sum;
}

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1);

const studentOf = (seed: number) =>
  simulatedStudent(seed, { ability: ((seed % 5) - 2) / 2, unevenness: 1, skipping: 0.05 });

function trained(seed: number, adaptive: boolean): { gain: number; taken: Course } {
  const student = studentOf(seed);
  const before = marks(student, START);
  const taken = course(bank, (item, now) => student.answer(item, now).outcome, {
    sessions: 20,
    seed,
    adaptive,
    daysBetween: 2,
  });
  return { gain: marks(student, START + 42 * DAY) - before, taken };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('20 adaptive sessions gain more marks than 20 of the fixed exam mix', () => {
  const extra = SEEDS.map(seed => trained(seed, true).gain - trained(seed, false).gain);
  expect(mean(extra)).toBeGreaterThan(0.3);
});

test('adaptive sessions lose at most 0.2 marks to the fixed mix at every level of ability', () => {
  const levels = [0, 1, 2, 3, 4].map(level => SEEDS.filter(seed => seed % 5 === level));
  for (const seeds of levels) {
    expect(mean(seeds.map(seed => trained(seed, true).gain - trained(seed, false).gain))).toBeGreaterThan(
      -0.2,
    );
  }
});

/** Planned chances and outcomes (1 right, 0 otherwise) of all items after the diagnostic. */
function forecasts(): { probability: number; right: number }[] {
  return SEEDS.flatMap(seed => {
    const student = studentOf(seed);
    const { packs, outcomes } = course(bank, (item, now) => student.answer(item, now).outcome, {
      sessions: 20,
      seed,
      daysBetween: 2,
    });
    return packs.slice(2).flatMap(({ items }, session) =>
      items.map(({ probability }, i) => ({
        probability,
        right: outcomes[session + 2]?.[i] === 'right' ? 1 : 0,
      })),
    );
  });
}

test('planned chances have an expected calibration error of at most 5 points', () => {
  const all = forecasts();
  let error = 0;
  for (let band = 0.25; band < 1; band += 0.05) {
    const within = all.filter(({ probability }) => probability >= band && probability < band + 0.05);
    if (within.length === 0) continue;
    const gap = mean(within.map(({ probability }) => probability)) - mean(within.map(({ right }) => right));
    error += (Math.abs(gap) * within.length) / all.length;
  }
  expect(error).toBeLessThanOrEqual(0.05);
});

test('at most 5 % of sessions have more than four misses in a row', () => {
  let sessions = 0;
  let bad = 0;
  for (const seed of SEEDS) {
    for (const outcomes of trained(seed, true).taken.outcomes) {
      let run = 0;
      let longest = 0;
      for (const outcome of outcomes) {
        run = outcome === 'right' ? 0 : run + 1;
        longest = Math.max(longest, run);
      }
      sessions++;
      if (longest > 4) bad++;
    }
  }
  expect(bad / sessions).toBeLessThanOrEqual(0.05);
});
