import { expect, test } from 'vitest';
import { simulatedStudent } from '../simulated/student.ts';
import {
  aimEvidence,
  buildBank,
  evidenceOfLaws,
  type GivenAnswer,
  learningLaws,
  newLearner,
  observe,
  planPack,
  seededRandom,
} from '../src/index.ts';
import { blueprint, DAY, examItems, START } from './exam.ts';

const bank = buildBank(examItems(24), blueprint);

/** Answers of 14 sessions of a student who learns most at this chance of success. */
function courseOf(seed: number, bestSuccess: number): GivenAnswer[] {
  const student = simulatedStudent(seed, { bestSuccess, learning: 0.6, skipping: 0, halfLifeDays: 300 });
  const random = seededRandom(seed);
  const seen = new Map<string, number>();
  const answers: GivenAnswer[] = [];
  let state = newLearner();
  let carry = {};
  for (let sessionNumber = 1; sessionNumber <= 14; sessionNumber++) {
    const at = START + sessionNumber * DAY;
    const request = { bank, state, now: at, random, sessionNumber, size: 12, seen, carry };
    const pack = planPack({ ...request, exposure: new Map(), adaptive: true });
    carry = pack.carry;
    for (const { item } of pack.items) {
      const answer = { item, outcome: student.answer(item, at).outcome };
      answers.push({ ...answer, at });
      state = observe(state, answer, at).state;
      seen.set(item.id, at);
    }
  }
  return answers;
}

function aimFrom(bestSuccess: number): number {
  const sums = learningLaws.map(() => 0);
  for (let seed = 1; seed <= 30; seed++)
    evidenceOfLaws(courseOf(seed, bestSuccess)).forEach((one, i) => {
      sums[i] = (sums[i] ?? 0) + one;
    });
  return aimEvidence(sums).aim;
}

test('without evidence all laws are equally likely, the aim is .70, and the estimate is not conclusive', () => {
  const { likely, aim, tells } = aimEvidence(learningLaws.map(() => 0));
  expect(aim).toBeCloseTo(0.7, 10);
  expect(tells).toBe(false);
  for (const { chance } of likely) expect(chance).toBeCloseTo(1 / likely.length, 10);
});

const sure = (best: number) => aimEvidence(learningLaws.map(law => (law.best === best ? 400 : 0)));

test('evidence for one law is conclusive, except for a law at an end of the grid', () => {
  expect(sure(0.65)).toMatchObject({ tells: true });
  expect(sure(0.65).aim).toBeCloseTo(0.65, 6);
  expect([sure(0.45).tells, sure(0.95).tells]).toEqual([false, false]);
});

test('evidence for two laws that are far apart is not conclusive', () => {
  const spread = aimEvidence(learningLaws.map(({ best }) => (best === 0.55 || best === 0.8 ? 400 : 0)));
  expect(spread.tells).toBe(false);
});

test('the aim moves towards the chance of success at which students learn most', () => {
  expect(aimFrom(0.4)).toBeLessThan(0.65);
  expect(aimFrom(0.8)).toBeGreaterThan(0.7);
});

test('only attempts are evidence for laws, and each law has its own likelihood', () => {
  const course = courseOf(1, 0.7);
  const skips = course.map(answer => ({ ...answer, outcome: 'skipped' as const }));
  expect(new Set(evidenceOfLaws(skips))).toEqual(new Set([0]));
  expect(new Set(evidenceOfLaws([]))).toEqual(new Set([0]));
  expect(new Set(evidenceOfLaws(course)).size).toBe(learningLaws.length);
});
