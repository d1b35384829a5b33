import { expect, test } from 'vitest';
import { simulatedStudent } from '../simulated/student.ts';
import { buildBank, predict, seededRandom } from '../src/index.ts';
import { course } from './course.ts';
import { blueprint, examItems } from './exam.ts';

/** A few seconds of simulation with bounds; the benches measure the same for minutes. */

const bank = buildBank(examItems(20), blueprint);
const students = Array.from({ length: 24 }, (_, i) => i + 1);

/**
 * All answers of students of five levels, with the forecasts of the engine and of an Elo rating from earlier answers.
 */
const answers = students.flatMap(seed => {
  const student = simulatedStudent(seed, { ability: ((seed % 5) - 2) / 2, unevenness: 1, skipping: 0 });
  const { packs, states, starts, outcomes } = course(bank, (item, now) => student.answer(item, now).outcome, {
    sessions: 12,
    seed,
    daysBetween: 2,
  });
  let rating = 0;
  const ofTopic = new Map<string, number>();
  return packs.flatMap(({ items }, session) =>
    items.map(({ item, probability }, i) => {
      const right = outcomes[session]?.[i] === 'right' ? 1 : 0;
      const topic = ofTopic.get(item.subcategory) ?? 0;
      const elo = 1 / 4 + 3 / 4 / (1 + Math.exp(item.difficulty - rating - topic));
      rating += 0.25 * (right - elo);
      ofTopic.set(item.subcategory, topic + 0.35 * (right - elo));
      const state = states[session];
      const ours = state ? predict(state, item, starts[session] ?? 0).probability : probability;
      return { right, ours, elo };
    }),
  );
});

const logLoss = (of: (one: (typeof answers)[number]) => number) =>
  -answers.reduce((sum, one) => sum + Math.log(one.right ? of(one) : 1 - of(one)), 0) / answers.length;

test('the engine has a lower log loss than an Elo rating and than the mean of all answers', () => {
  const share = answers.reduce((sum, { right }) => sum + right, 0) / answers.length;
  const ours = logLoss(one => one.ours);
  expect(ours).toBeLessThan(logLoss(one => one.elo));
  expect(ours).toBeLessThan(logLoss(() => share) - 0.005);
});

test('planned chances have an expected calibration error of at most .03', () => {
  const off = new Map<number, number>();
  for (const { ours, right } of answers) {
    const bin = Math.floor(20 * ours);
    off.set(bin, (off.get(bin) ?? 0) + right - ours);
  }
  const error = [...off.values()].reduce((sum, one) => sum + Math.abs(one), 0) / answers.length;
  expect(error).toBeLessThanOrEqual(0.03);
});

test('twelve adaptive sessions gain more than twelve sessions of random items', () => {
  const random = seededRandom(3);
  const all = [...bank.items.values()];
  const gains = students.map(seed => {
    const taught = (pick: 'ours' | 'chance') => {
      const student = simulatedStudent(seed, { learning: 0.5, halfLifeDays: 200 });
      const truth = (now: number) =>
        blueprint.reduce((sum, { code, weight }) => {
          const [item] = bank.subcategories.get(code)?.types[0]?.cells[1] ?? [];
          return sum + (item ? weight * student.chance(item, now) : 0);
        }, 0);
      const { starts } = course(
        bank,
        (item, now) => {
          const asked = pick === 'ours' ? item : (all[Math.floor(random() * all.length)] ?? item);
          return student.answer(asked, now).outcome;
        },
        { sessions: 12, seed },
      );
      return truth((starts.at(-1) ?? 0) + 86_400_000);
    };
    return taught('ours') - taught('chance');
  });
  expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(0.1);
});
