import { BANDS, type Band, type LearnerState, newLearner, observe, seededRandom } from '@twelvefold/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blueprint, itemOf, START } from '../../../../../../packages/engine/test/exam.ts';
import { questionsOfDay, unitSizes } from './day-load.ts';
import { planDays } from './plan-days.ts';
import type { DaysRequest, PlannedDay, StudyTopic } from './request.ts';

/** What to learn first, as in the taxonomy of the exam. */
const requires: Readonly<Record<string, readonly string[]>> = {
  'AR.PLD': ['AR.PCT'],
  'AR.INT': ['AR.PCT', 'AL.SEQ'],
  'AR.MIX': ['AR.PCT', 'AR.RAT'],
  'AR.TSD': ['AR.RAT'],
  'AR.REL': ['AR.TSD'],
  'AL.QUA': ['AL.LIN'],
  'AL.LOG': ['AL.QUA', 'AL.IND', 'AL.SEQ'],
  'AL.DIO': ['AL.LIN', 'NS.FAC'],
  'GM.QAD': ['GM.TRI'],
  'GM.ARE': ['GM.QAD'],
  'GM.SOL': ['GM.ARE'],
  'NS.FAC': ['NS.NUM'],
  'NS.REM': ['NS.FAC'],
  'MM.PRB': ['MM.PNC'],
};
const topics: StudyTopic[] = blueprint.map(({ code, category, weight }) => ({
  code,
  category,
  weight,
  requires: requires[code] ?? [],
}));
const weightOf = new Map(topics.map(topic => [topic.code, topic.weight]));

const nothing: DaysRequest = {
  state: newLearner(),
  medium: 0.2,
  now: START,
  topics,
  days: 90,
  firstDay: 1,
  load: { usual: 20, less: 2, more: 4 },
  mix: [0.5, 0.4, 0.1],
  practised: {},
  bands: { Easy: 0, Medium: 0, Hard: 0 },
};

const said = ({ day, units }: PlannedDay) =>
  `${day}: ${units.map(u => `${u.topic} ${u.band} ${u.questions}`).join(', ')}`;

/** The request of the morning after `day`, when its first `most` units were done as planned. */
function after(request: DaysRequest, { day, units }: PlannedDay, most = units.length): DaysRequest {
  const practised: Record<string, { questions: number; lastDay: number }> = { ...request.practised };
  const bands: Record<Band, number> = { ...request.bands };
  for (const { topic, band, questions } of units.slice(0, most)) {
    practised[topic] = { questions: (practised[topic]?.questions ?? 0) + questions, lastDay: day };
    bands[band] += questions;
  }
  return { ...request, firstDay: day + 1, practised, bands };
}

/** The plan as it is lived: each morning laid out anew, then done or missed. */
function lived(request: DaysRequest, comes: (day: number) => boolean): PlannedDay[] {
  const days: PlannedDay[] = [];
  let state = request;
  for (let day = request.firstDay; day <= request.days; day++) {
    const today = planDays({ ...state, firstDay: day })[0];
    if (!today || !comes(day)) continue;
    days.push(today);
    state = after({ ...state, firstDay: day }, today);
  }
  return days;
}

const questionsIn = (days: readonly PlannedDay[]) =>
  days.flatMap(day => day.units).reduce((sum, unit) => sum + unit.questions, 0);

function questionsByTopic(days: readonly PlannedDay[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const { topic, questions } of days.flatMap(day => day.units))
    all.set(topic, (all.get(topic) ?? 0) + questions);
  return all;
}

/** A student who answered `count` Medium questions of a topic. */
function practisedState(type: string, outcome: 'right' | 'wrong', count: number): LearnerState {
  let state = newLearner();
  for (let i = 0; i < count; i++)
    state = observe(state, { item: itemOf(type, 'Medium'), outcome }, START).state;
  return state;
}

test("a beginner's first week opens with what most of the exam rests on, and easily", () => {
  expect(planDays(nothing).slice(0, 7).map(said)).toMatchInlineSnapshot(`
    [
      "1: AR.PCT Easy 10, AL.LIN Easy 10",
      "2: AR.RAT Easy 10, AL.SEQ Easy 10",
      "3: AR.PCT Easy 10, AL.LIN Easy 10",
      "4: AR.RAT Easy 10, AL.QUA Easy 10",
      "5: GM.TRI Easy 10, AR.TNW Easy 10",
      "6: AL.SEQ Easy 10, AR.TSD Easy 10",
      "7: AR.PLD Easy 10, AL.INQ Easy 10",
    ]
  `);
});

test('an advanced week has three units a day and harder ones from the start', () => {
  const good = { ...nothing, load: { usual: 32, less: 2, more: 4 }, mix: [0.15, 0.45, 0.4] as const };
  expect(planDays(good).slice(0, 3).map(said)).toMatchInlineSnapshot(`
    [
      "1: AR.PCT Medium 12, AL.LIN Easy 10, GM.TRI Hard 10",
      "2: AR.RAT Hard 12, AL.SEQ Medium 10, MM.PNC Easy 10",
      "3: AR.PCT Medium 12, AL.LIN Easy 10, GM.TRI Hard 10",
    ]
  `);
});

test('units are even and the larger ones come first', () => {
  expect([20, 26, 32, 24, 18, 36, 2].map(unitSizes)).toEqual([
    [10, 10],
    [10, 8, 8],
    [12, 10, 10],
    [12, 12],
    [10, 8],
    [10, 10, 8, 8],
    [2],
  ]);
});

test('what was missed is spread over the next week of study, within the bounds of a day', () => {
  const load = { usual: 20, less: 2, more: 4 };
  expect(questionsOfDay(1800, 90, load)).toBe(20);
  expect(questionsOfDay(1800, 89, load)).toBe(24);
  expect(questionsOfDay(1788, 89, load)).toBe(22);
  expect(questionsOfDay(1800, 30, load)).toBe(24);
  expect(questionsOfDay(600, 40, load)).toBe(18);
  expect(questionsOfDay(5, 3, load)).toBe(6);
  expect(questionsOfDay(0, 3, load)).toBe(0);
  // Who studies on fewer days a week than six has longer ones.
  expect([7, 6, 5, 3, 1].map(daysAWeek => questionsOfDay(1800, 90, { ...load, daysAWeek }))).toEqual([
    20, 20, 24, 24, 24,
  ]);
  expect(questionsOfDay(900, 90, { ...load, daysAWeek: 3 })).toBe(20);
});

test('every subcategory comes up, in proportion to the exam', () => {
  const days = planDays(nothing);
  const all = questionsByTopic(days);
  const paper = topics.reduce((sum, topic) => sum + topic.weight, 0);
  for (const { code, weight } of topics)
    expect(Math.abs((all.get(code) ?? 0) - (1800 * weight) / paper), code).toBeLessThanOrEqual(10);
});

test.each([[[0.5, 0.4, 0.1]], [[0.3, 0.45, 0.25]], [[0.15, 0.45, 0.4]]] as const)(
  'the whole plan keeps the mix %j of its track',
  mix => {
    const units = planDays({ ...nothing, mix }).flatMap(day => day.units);
    const share = (band: Band) =>
      units.filter(u => u.band === band).reduce((n, u) => n + u.questions, 0) / 1800;
    expect(share('Easy')).toBeCloseTo(mix[0], 2);
    expect(share('Medium')).toBeCloseTo(mix[1], 2);
    expect(share('Hard')).toBeCloseTo(mix[2], 2);
  },
);

const tracks = [
  { usual: 20, mix: [0.5, 0.4, 0.1] },
  { usual: 26, mix: [0.3, 0.45, 0.25] },
  { usual: 32, mix: [0.15, 0.45, 0.4] },
] as const;

/** Misses about half of the days, by the seed. */
function halfOfTheDays(seed: number): (day: number) => boolean {
  const random = seededRandom(seed);
  const comes = Array.from({ length: 91 }, () => random() < 0.5);
  return day => comes[day] ?? false;
}

test.each([
  ['one in five days', (day: number) => day % 5 === 3],
  ['every other day', (day: number) => day % 2 === 0],
  ['some days of all, one way', halfOfTheDays(1)],
  ['some days of all, another way', halfOfTheDays(2)],
  ['every other week', (day: number) => Math.floor(day / 7) % 2 === 1],
  ['fewer and fewer days', (day: number) => day % (2 + Math.floor(day / 30)) === 0],
  ['the first and the last thirty days', (day: number) => day <= 30 || day > 60],
])('with practice on %s the mix of the track is kept', (_name, comes) => {
  for (const { usual, mix } of tracks) {
    const days = lived({ ...nothing, mix, load: { ...nothing.load, usual } }, comes);
    const all = questionsIn(days);
    for (const [i, band] of BANDS.entries()) {
      const inBand = days
        .flatMap(day => day.units)
        .filter(unit => unit.band === band)
        .reduce((sum, unit) => sum + unit.questions, 0);
      expect(Math.abs(inBand / all - (mix[i] ?? 0)), `${band} of ${mix}`).toBeLessThan(0.04);
    }
  }
});

test('a subcategory never opens before what it requires was practised on an earlier day', () => {
  const first = new Map<string, number>();
  for (const { day, units } of planDays(nothing))
    for (const { topic } of units) if (!first.has(topic)) first.set(topic, day);
  for (const [code, earlier] of Object.entries(requires))
    for (const required of earlier)
      expect(first.get(required) ?? 0, `${required} before ${code}`).toBeLessThan(first.get(code) ?? 91);
});

test('what is known already holds nothing up', () => {
  const known = practisedState('NS.NUM.1', 'right', 30);
  const opens = (state: LearnerState) =>
    planDays({ ...nothing, state }).find(day => day.units.some(u => u.topic === 'NS.FAC'))?.day ?? 91;
  expect(opens(known)).toBeLessThan(opens(newLearner()));
});

/** The first day on which a topic comes up. */
const firstDayOf = (topic: string, state: LearnerState): number =>
  planDays({ ...nothing, state }).find(({ units }) => units.some(u => u.topic === topic))?.day ?? 91;

test('what is well known comes later, and what is weak soon', () => {
  expect(firstDayOf('AR.RAT', newLearner())).toBe(2);
  expect(firstDayOf('AR.RAT', practisedState('AR.RAT.1', 'right', 30))).toBeGreaterThan(5);
  expect(firstDayOf('AR.RAT', practisedState('AR.RAT.1', 'wrong', 30))).toBeLessThan(5);
});

test('what an earlier plan has taught does not come first again for the sake of what requires it', () => {
  let state = newLearner();
  for (let i = 0; i < 16; i++)
    state = observe(
      state,
      { item: itemOf('AR.PCT.1', 'Medium'), outcome: i % 2 === 0 ? 'right' : 'wrong' },
      START,
    ).state;
  expect(firstDayOf('AR.PCT', newLearner())).toBe(1);
  expect(firstDayOf('AR.PCT', state)).toBeGreaterThan(3);
});

test('a weakness gets more of the plan than a strength of the same weight', () => {
  const of = (outcome: 'right' | 'wrong') =>
    questionsByTopic(planDays({ ...nothing, state: practisedState('AR.PCT.1', outcome, 12) })).get(
      'AR.PCT',
    ) ?? 0;
  expect(of('wrong')).toBeGreaterThan(of('right') * 1.3);
});

test('a subcategory grows harder over the plan', () => {
  const bands = planDays(nothing)
    .flatMap(day => day.units)
    .filter(unit => unit.topic === 'AR.RAT')
    .map(unit => ['Easy', 'Medium', 'Hard'].indexOf(unit.band));
  const half = Math.floor(bands.length / 2);
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  expect(mean(bands.slice(half))).toBeGreaterThan(mean(bands.slice(0, half)) + 0.15);
});

const mixOf = (days: readonly PlannedDay[], band: Band) =>
  questionsIn(days.map(day => ({ ...day, units: day.units.filter(unit => unit.band === band) }))) /
  questionsIn(days);

test.each([
  { track: 'a mixed track', usual: 26, mix: [0.3, 0.45, 0.25], easy: 0.55, hard: 0 },
  { track: 'a hard track', usual: 32, mix: [0.15, 0.45, 0.4], easy: 0.3, hard: 0.25 },
] as const)('$track is so from its first fortnight on', ({ usual, mix, easy, hard }) => {
  const days = planDays({ ...nothing, load: { usual, less: 2, more: 4 }, mix });
  for (let from = 0; from + 14 <= days.length; from += 14) {
    const fortnight = days.slice(from, from + 14);
    expect(mixOf(fortnight, 'Easy'), `Easy from day ${from + 1}`).toBeLessThanOrEqual(easy);
    expect(mixOf(fortnight, 'Hard'), `Hard from day ${from + 1}`).toBeGreaterThan(hard);
  }
});

test('a plan kept to the letter is laid out the same every morning', () => {
  const whole = planDays(nothing);
  let request = nothing;
  for (const day of whole.slice(0, 30)) {
    expect(said(planDays(request)[0] as PlannedDay)).toBe(said(day));
    request = after(request, day);
  }
});

test('a day of rest each week leaves less than one in two hundred questions out, inside the load', () => {
  const days = lived(nothing, day => day % 7 !== 0);
  expect(questionsIn(days)).toBeGreaterThanOrEqual(1791);
  for (const day of days) expect(questionsIn([day])).toBeLessThanOrEqual(24);
});

test('after a month away no day holds more than the load allows, and the lightest subcategories give way', () => {
  const days = lived({ ...nothing, firstDay: 31 }, () => true);
  for (const day of days) expect(questionsIn([day])).toBeLessThanOrEqual(24);
  const late = lived({ ...nothing, firstDay: 86 }, () => true);
  const kept = [...questionsByTopic(late).keys()].map(code => weightOf.get(code) ?? 0);
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(0.3);
});

const anyRequest = fc
  .record({
    firstDay: fc.integer({ min: 1, max: 90 }),
    usual: fc.integer({ min: 6, max: 24 }).map(n => 2 * n),
    practised: fc.dictionary(
      fc.constantFrom(...topics.map(topic => topic.code)),
      fc.record({ questions: fc.nat(200), lastDay: fc.integer({ min: 1, max: 90 }) }),
    ),
    held: fc.uniqueArray(fc.integer({ min: 0, max: topics.length - 1 }), { minLength: 1 }),
    wrong: fc.nat(20),
  })
  .map(({ firstDay, usual, practised, held, wrong }): DaysRequest => {
    const questions = Object.values(practised).reduce((sum, p) => sum + p.questions, 0);
    return {
      ...nothing,
      state: practisedState('AR.RAT.1', 'wrong', wrong),
      topics: topics.filter((_, i) => held.includes(i)),
      firstDay,
      load: { usual, less: 2, more: 4 },
      practised: Object.fromEntries(
        Object.entries(practised).map(([code, p]) => [
          code,
          { ...p, lastDay: Math.min(p.lastDay, firstDay) },
        ]),
      ),
      bands: { Easy: questions, Medium: 0, Hard: 0 },
    };
  });

test('whatever was done before, days are whole, different topics a day, even units, inside the load', () => {
  fc.assert(
    fc.property(anyRequest, request => {
      const days = planDays(request);
      expect(days.map(d => d.day)).toEqual(
        Array.from({ length: 90 - request.firstDay + 1 }, (_, i) => request.firstDay + i),
      );
      for (const { units } of days) {
        expect(new Set(units.map(u => u.topic)).size).toBe(units.length);
        expect(units.every(u => u.questions >= 2 && u.questions % 2 === 0)).toBe(true);
        expect(units.reduce((sum, u) => sum + u.questions, 0)).toBeLessThanOrEqual(request.load.usual + 4);
      }
    }),
    { numRuns: 60 },
  );
});

test('the same request gives the same plan', () => {
  fc.assert(
    fc.property(anyRequest, request => {
      expect(planDays(request)).toEqual(planDays(request));
    }),
    { numRuns: 10 },
  );
});
