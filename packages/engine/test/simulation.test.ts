import { expect, test } from 'vitest';
import { simulatedStudent } from '../simulated/student.ts';
import { seededRandom } from '../src/index.ts';
import { DAY, examItems, itemOf, START } from './exam.ts';

const medium = itemOf('AR.PCT.1', 'Medium');
const items = examItems(4);

const answers = (seed: number) => {
  const student = simulatedStudent(seed);
  return items.map((item, i) => student.answer(item, START + i * 60_000));
};

test('the same seed gives the same student', () => {
  expect(answers(7)).toEqual(answers(7));
  expect(answers(7)).not.toEqual(answers(8));
});

test('the abilities of a student do not depend on the order of questions', () => {
  const chance = (order: readonly (typeof medium)[]) => {
    const student = simulatedStudent(3);
    for (const item of order) student.chance(item, START);
    return student.chance(medium, START);
  };
  expect(chance(items)).toBe(chance([...items].reverse()));
});

test('practice raises the chance of success, and a long pause takes most of the gain away', () => {
  const student = simulatedStudent(1, { halfLifeDays: 20 });
  const before = student.chance(medium, START);
  for (let i = 0; i < 10; i++) student.answer(medium, START + i * 60_000);
  const practised = student.chance(medium, START + 600_000);
  const rested = student.chance(medium, START + 100 * DAY);
  expect(practised).toBeGreaterThan(before + 0.05);
  expect(rested).toBeLessThan(before + 0.2 * (practised - before));
});

test('the share of right answers is the true chance, and times are around the target', () => {
  const student = simulatedStudent(5, { learning: 0, skipping: 0, unevenness: 0 });
  const given = Array.from({ length: 4000 }, () => student.answer(medium, START));
  const right = given.filter(({ outcome }) => outcome === 'right').length / given.length;
  expect(right).toBeCloseTo(student.chance(medium, START), 1);
  const seconds = given.map(({ elapsedMs }) => elapsedMs / 1000).sort((a, b) => a - b);
  expect(seconds[2000]).toBeGreaterThan(0.7 * medium.targetSeconds);
  expect(seconds[2000]).toBeLessThan(1.5 * medium.targetSeconds);
  for (const { misled } of given) {
    expect(misled).toBeGreaterThanOrEqual(0);
    expect(misled).toBeLessThan(1);
  }
});

test('a student skips only questions that they cannot solve', () => {
  const able = simulatedStudent(5, { ability: 12, skipping: 1 });
  const lost = simulatedStudent(5, { ability: -12, skipping: 1 });
  for (let i = 0; i < 50; i++) {
    expect(able.answer(medium, START).outcome).toBe('right');
    expect(lost.answer(medium, START).outcome).toBe('skipped');
  }
});

test('seeded numbers are uniform over [0, 1) and repeat with their seed', () => {
  const random = seededRandom(42);
  const values = Array.from({ length: 10_000 }, random);
  const again = seededRandom(42);
  expect(values.slice(0, 5)).toEqual(Array.from({ length: 5 }, again));
  const tenths = Array.from({ length: 10 }, (_, i) => values.filter(v => Math.floor(10 * v) === i).length);
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
