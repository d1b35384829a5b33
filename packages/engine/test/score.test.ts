import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatedStudent } from '../simulated/student.ts';
import {
  buildBank,
  forecastScore,
  type Item,
  type LearnerState,
  marksAtStake,
  newLearner,
  observe,
  type ScoreForecast,
  seededRandom,
  trueMarks,
} from '../src/index.ts';
import { BANDS } from '../src/item.ts';
import { percentileBand, percentileOf } from '../src/percentile.ts';
import { course } from './course.ts';
import { blueprint, DAY, examItems, itemOf, START } from './exam.ts';

const items = examItems();
const bank = buildBank(items, blueprint);

/** State after `answers` random items, each right with chance `right`, or by its index. */
function student(answers: number, right: number | ((i: number) => boolean), seed = 1): LearnerState {
  const random = seededRandom(seed);
  let state = newLearner();
  for (let i = 0; i < answers; i++) {
    const item = items[Math.floor(random() * items.length)] as Item;
    const isRight = typeof right === 'function' ? right(i) : random() < right;
    const outcome = isRight ? 'right' : 'wrong';
    state = observe(state, { item, outcome }, START - (answers - i) * (DAY / 12)).state;
  }
  return state;
}

const scoreOf = (state: LearnerState, more: { pace?: number; seed?: number; papers?: number } = {}) =>
  forecastScore({
    state,
    bank,
    now: START,
    random: seededRandom(more.seed ?? 7),
    pace: more.pace ?? 1,
    papers: more.papers ?? 200,
  });

const forecastOf = (...given: Parameters<typeof scoreOf>): ScoreForecast => {
  const forecast = scoreOf(...given);
  if (forecast === null) throw new Error('No forecast');
  return forecast;
};

test('for a newcomer a subcategory of weight 1.2 has (.9 - .550) x 1.2 x 3.64 = 1.53 marks at stake', () => {
  // Level .9 + category .25 + subcategory .45 + type .1 = 1.7; k = 1/sqrt(1 + 1.7 pi/8) = .7744; knows q = 1/(1 +
  // exp(-k x)) for x = 1, -.2, -1.4: .6845, .4614, .2527; mix 1/4, 1/2, 1/4: .4650; of 22 questions 14 have a guess
  // floor: P = q + 14/22 x 1/4 x (1 - q) = .5501; a question is worth 14/22 x 4 + 8/22 x 3 = 3.636 marks
  const stake = marksAtStake(newLearner(), bank, START).find(({ code }) => code === 'AR.TNW');
  expect(stake?.present).toBeCloseTo(0.5501, 3);
  expect(stake?.marks).toBeCloseTo(1.527, 2);
  expect(stake).toMatchObject({ weight: 1.2, n: 0, categoryName: 'Category AR' });
});

test('the interval of a stake is for the average over types: five types have a narrower one than one type', () => {
  const asked = (types: number) =>
    blueprint.map(share => ({
      ...share,
      types: Array.from({ length: types }, (_, i) => `${share.code}.${i + 1}`),
    }));
  const width = (types: number) => {
    const [first] = marksAtStake(student(60, 0.5), buildBank([], asked(types)), START);
    return (first?.high ?? 0) - (first?.low ?? 0);
  };
  expect(width(5)).toBeLessThan(width(1) - 0.003);
});

test('a type and a subcategory without items count as never practised', () => {
  const asked = blueprint.map(share =>
    share.code === 'AR.PCT' ? { ...share, types: ['AR.PCT.1', 'AR.PCT.2', 'AR.PCT.8', 'AR.PCT.9'] } : share,
  );
  const some = examItems().filter(({ subcategory }) => subcategory !== 'AL.LOG');
  const [whole, partly] = [buildBank(some, blueprint), buildBank(some, asked)];
  let state = newLearner();
  for (let i = 0; i < 60; i++)
    state = observe(
      state,
      i < 8
        ? { item: itemOf(`AR.PCT.${1 + (i % 2)}`, 'Medium'), outcome: 'right' }
        : { item: itemOf('NS.REM.1', 'Medium'), outcome: 'wrong' },
      START,
    ).state;
  const present = (of: typeof whole) =>
    marksAtStake(state, of, START).find(({ code }) => code === 'AR.PCT')?.present ?? 0;
  expect(present(partly)).toBeLessThan(present(whole) - 0.003);
  expect(partly.types.has('AR.PCT.8')).toBe(false);
  expect(marksAtStake(state, whole, START).find(({ code }) => code === 'AL.LOG')).toMatchObject({ n: 0 });
  // A paper has 22 questions, also with a bank of one subcategory.
  const easy = examItems().filter(({ subcategory }) => subcategory === 'AR.PCT');
  const request = { state, now: START, random: seededRandom(1), pace: 1 };
  const of = (items: typeof easy) =>
    forecastScore({ ...request, bank: buildBank(items, blueprint) })?.score.middle;
  expect(of(easy)).toBe(of(examItems()));
});

test('stakes are sorted by marks, none negative, each chance inside its interval', () => {
  fc.assert(
    fc.property(fc.nat({ max: 120 }), fc.double({ min: 0, max: 1, noNaN: true }), (answers, right) => {
      const stakes = marksAtStake(student(answers, right), bank, START);
      expect(stakes.map(s => s.marks)).toEqual(stakes.map(s => s.marks).sort((a, b) => b - a));
      for (const { marks, low, present, high } of stakes) {
        expect(marks).toBeGreaterThanOrEqual(0);
        expect(low <= present && present <= high && low > 0 && high < 1).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('a right answer never lowers the chance in its subcategory', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.constantFrom(...items), (answers, item) => {
      const before = student(answers, 0.5);
      const after = observe(before, { item, outcome: 'right' }, START).state;
      const at = (state: LearnerState) =>
        marksAtStake(state, bank, START).find(({ code }) => code === item.subcategory)?.present ?? 0;
      expect(at(after)).toBeGreaterThanOrEqual(at(before) - 1e-9);
    }),
    { numRuns: 50 },
  );
});

test('no score is forecast from fewer than 60 answers', () => {
  expect(scoreOf(student(59, 0.7))).toBeNull();
  expect(scoreOf(student(60, 0.7))).not.toBeNull();
});

test('the same student and seed give the same forecast', () => {
  expect(forecastOf(student(80, 0.6))).toEqual(forecastOf(student(80, 0.6)));
});

test('a forecast lies between nothing right and everything right, low to high', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 99 }),
      (right, seed) => {
        const { score, attempted } = forecastOf(student(90, right, seed), { papers: 60 });
        expect(score.low).toBeGreaterThanOrEqual(-22);
        expect(score.high).toBeLessThanOrEqual(66);
        expect(score.low <= score.middle && score.middle <= score.high).toBe(true);
        expect(attempted).toBeLessThanOrEqual(22);
      },
    ),
    { numRuns: 20 },
  );
});

test('more right answers give a higher forecast', () => {
  const [weak, fair, strong] = [0.35, 0.6, 0.9].map(right => forecastOf(student(150, right)).score.middle);
  expect(Number(weak)).toBeLessThan(Number(fair));
  expect(Number(fair)).toBeLessThan(Number(strong));
});

test('a slower pace gives fewer questions tried and a lower forecast', () => {
  const state = student(150, 0.8);
  const [quick, slow] = [forecastOf(state, { pace: 0.7 }), forecastOf(state, { pace: 1.8 })];
  expect(slow.attempted).toBeLessThan(quick.attempted);
  expect(slow.score.middle).toBeLessThan(quick.score.middle);
});

test('at a pace that allows all 22 questions the middle is the expected marks of the paper', () => {
  // With q the chance without guessing, a question with four options (14 of 22) brings 4 (1/4 + 3/4 q) - 1 = 3 q, and
  // so does a typed one; present = q + 14/22 x 1/4 x (1 - q).
  const state = student(400, 0.75);
  const { score, attempted } = forecastOf(state, { pace: 0.5, papers: 2000 });
  const guessed = (14 / 22) * (1 / 4);
  const expected = marksAtStake(state, bank, START).reduce(
    (sum, s) => sum + (s.weight * 3 * (s.present - guessed)) / (1 - guessed),
    0,
  );
  expect(attempted).toBeGreaterThan(21.9);
  expect(Math.abs(score.middle - expected)).toBeLessThan(2.5);
});

test('63 answers with 17 right, as by guessing, give a low end of 0 marks and a percentile below 90', () => {
  for (const seed of [1, 2, 3]) {
    const { score, percentile } = forecastOf(student(63, (i: number) => i % 63 < 17, seed));
    expect(score.low).toBe(0);
    expect(percentile.low).toBeNull();
    expect(percentile.high ?? 0).toBeLessThan(90);
  }
});

/** Share of simulated students whose band before the last session holds their true expected marks. */
function bandsHeld(sessions: number, students: number): number {
  const taken = buildBank(examItems(12), blueprint);
  const last = START + sessions * DAY;
  const held = Array.from({ length: students }, (_, seed) => {
    const student = simulatedStudent(seed, { ability: ((seed % 9) - 4) / 3, unevenness: 1 });
    let truth: ((code: string, band: number, typed: boolean) => number) | null = null;
    const { states } = course(
      taken,
      (item, now) => {
        if (now >= last && truth === null) {
          const chances = new Map(
            blueprint.map(({ code }) => [
              code,
              BANDS.map(band => student.chance(itemOf(`${code}.1`, band), last)),
            ]),
          );
          truth = (code, band, typed) => {
            const chance = chances.get(code)?.[band] ?? 0;
            // Removes the guess floor of 1/4.
            return typed ? (chance - 1 / 4) / (3 / 4) : chance;
          };
        }
        return student.answer(item, now).outcome === 'right' ? 'right' : 'wrong';
      },
      { sessions, seed },
    );
    const state = states.at(-1) ?? newLearner();
    const request = () => ({ state, bank: taken, now: last, random: seededRandom(1), pace: 1, papers: 100 });
    const { low, high } = forecastScore(request())?.score ?? { low: 0, high: 0 };
    const marks = Math.round(trueMarks(request(), (code, band, typed) => truth?.(code, band, typed) ?? 0));
    return Number(marks >= low && marks <= high);
  });
  return held.reduce((sum, one) => sum + one, 0) / students;
}

test('the band holds the true marks of 80 to 98 % of students after 6 sessions and after 21', () => {
  const shares = [6, 21].map(sessions => bandsHeld(sessions, 60));
  for (const share of shares) {
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(0.98);
  }
});

test('after 2 of 13 right the interval of the chance includes 25 % and is wider than 20 points', () => {
  let state = newLearner();
  const own = items.filter(({ subcategory }) => subcategory === 'AR.TNW');
  for (let i = 0; i < 13; i++) {
    const item = own[i % own.length] as Item;
    state = observe(state, { item, outcome: i === 4 || i === 9 ? 'right' : 'wrong' }, START).state;
  }
  const stake = marksAtStake(state, bank, START).find(({ code }) => code === 'AR.TNW');
  expect(stake?.n).toBe(13);
  expect(stake?.low).toBeLessThan(0.25);
  expect((stake?.high ?? 0) - (stake?.low ?? 0)).toBeGreaterThan(0.2);
});

test('percentiles are those of the table at its rows and linear between them', () => {
  expect(percentileOf(8, 'working')).toBe(70);
  expect(percentileOf(17, 'working')).toBe(90);
  expect(percentileOf(20, 'working')).toBe(92.5);
  expect(percentileOf(34.5, 'working')).toBe(99.25);
  expect(percentileOf(66, 'working')).toBe(100);
});

test('below the table the percentile is null', () => {
  expect(percentileOf(7.9, 'working')).toBeNull();
  expect(percentileBand(2, 5)).toEqual({ low: null, high: null });
});

test('a percentile band reaches from a year of high marks to a year of low marks', () => {
  // 14 marks are percentile 80 in a year of high marks, 20 marks are percentile 95 in a year of low marks.
  expect(percentileBand(14, 20)).toEqual({ low: 80, high: 95 });
});

test('percentiles never fall as marks rise', () => {
  const all = Array.from({ length: 67 }, (_, score) => percentileOf(score, 'working') ?? 0);
  expect(all).toEqual([...all].sort((a, b) => a - b));
});
