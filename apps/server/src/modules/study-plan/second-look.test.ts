import type { PlanUnit, PracticeSession, SecondLook, StudyToday } from '@twelvefold/contract';
import { beforeEach, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { complete, type Plan, practise } from '../../../test/kit/practice.ts';
import { addPrivilege } from '../billing/index.ts';
import { type Look, stillWaiting, withLooks } from './second-look.ts';

const app = testApp();
let student: SignedUp;

const unlimited = () => addPrivilege(app.platform.db, student.email, '', 'test', app.clock.now());

beforeEach(async () => {
  student = await app.student();
});

const make = () => app.post('/study-plan', { target_track: 'beginner', target_days: 90 }, student);
const today = async (): Promise<StudyToday> => (await app.get('/study-plan/today', student)).body;
const onDashboard = async (): Promise<SecondLook | null> =>
  (await app.get('/dashboard/today', student)).body.second_look;

async function daysPass(days: number): Promise<void> {
  app.clock.advance(days * 24 * 3600);
  student = { ...student, token: await app.login(student.email, student.password) };
}

async function firstUnit(): Promise<PlanUnit> {
  const [unit] = (await today()).plan_units;
  if (!unit) throw new Error('No unit today');
  return unit;
}

async function study({ id, target_minutes }: PlanUnit, how: Plan): Promise<PracticeSession> {
  const { body } = await app.post('/session/start', { target_minutes, unit_id: id }, student);
  await practise(app, student, body, how);
  await complete(app, student, body);
  return body;
}

/** So many right, the rest wrong. */
const right =
  (n: number): Plan =>
  ({ position }) =>
    position <= n ? 'right' : 'wrong';

/** A finished unit with too few right, and the same one as it shows then. */
async function badUnit(): Promise<PlanUnit> {
  await make();
  const unit = await firstUnit();
  await study(unit, right(Math.floor(unit.target_questions / 2)));
  return firstUnit();
}

it('a unit under 60 % right asks for four more questions from two days later; from 60 % on its tick is full', async () => {
  await unlimited();
  const bad = await badUnit();
  expect(bad.completed_questions).toBe(bad.target_questions);
  expect(bad.second_look).toEqual({
    subcategory: bad.subcategory,
    right_count: Math.floor(bad.target_questions / 2),
    done_count: bad.target_questions,
    questions: 4,
    due_on: '2026-03-04',
  });
  const other = (await today()).plan_units[1];
  if (!other) throw new Error('A second unit was expected');
  expect(other.second_look).toBeNull();
  await study(other, right(Math.ceil(0.6 * other.target_questions)));
  expect((await today()).plan_units[1]?.second_look).toBeNull();
  expect((await today()).second_looks).toEqual([]);
});

it('the day it is due begins with it and is no longer for it; once done it is asked for no more', async () => {
  await unlimited();
  const bad = await badUnit();
  await daysPass(1);
  expect(await onDashboard()).toBeNull();
  await daysPass(1);
  expect(await onDashboard()).toEqual(bad.second_look);
  const { plan_units: units, second_looks: waiting } = await today();
  expect(waiting).toEqual([]);
  const look = units.find(unit => unit.looks_back);
  if (!look) throw new Error('A second look was expected');
  expect(look).toMatchObject({
    subcategory: bad.subcategory,
    looks_back: {
      right_count: bad.second_look?.right_count,
      done_count: bad.target_questions,
      day: '2026-03-02',
    },
  });
  // A beginner's usual day has twenty questions; days were missed since, which may add four.
  expect(units.reduce((sum, unit) => sum + unit.target_questions, 0)).toBeLessThanOrEqual(24);
  const session = await study(look, right(0));
  expect(new Set(session.questions.map(q => q.subcategory))).toEqual(new Set([bad.subcategory]));
  expect(await onDashboard()).toBeNull();
  await daysPass(1);
  expect((await today()).plan_units.filter(unit => unit.looks_back)).toEqual([]);
});

const waiting = (subcategory: string, due_on = '2026-03-04'): Look => ({
  unit: {
    user_id: 'me',
    id: `first-${subcategory}`,
    plan_id: 'plan',
    day: '2026-03-02',
    place: 1,
    subcategory,
    band: 'Medium',
    questions: 10,
    second_look_of: null,
  },
  tally: { done: 10, right: 3 },
  due_on,
});
const planned = [
  { topic: 'AR.PCT', band: 'Easy', questions: 8 },
  { topic: 'GM.CIR', band: 'Hard', questions: 12 },
] as const;
const laidOut = (looks: readonly Look[], extra = true) =>
  withLooks(planned, looks, { today: '2026-03-04', extra }).map(
    ({ topic, questions, second_look_of }) => [topic, questions, second_look_of] as const,
  );

it('four questions in the band of the unit come first, and the longest unit is four shorter', () => {
  expect(laidOut([waiting('AL.LOG')])).toEqual([
    ['AL.LOG', 4, 'first-AL.LOG'],
    ['AR.PCT', 8, null],
    ['GM.CIR', 8, null],
  ]);
  expect(laidOut([waiting('AL.LOG', '2026-03-05')]).map(([topic]) => topic)).toEqual(['AR.PCT', 'GM.CIR']);
});

it('a day has two at most, and none of its own where the plan comes back to the subcategory anyway', () => {
  expect(laidOut([waiting('AL.LOG'), waiting('AL.QUE'), waiting('AL.FUN')])).toEqual([
    ['AL.LOG', 4, 'first-AL.LOG'],
    ['AL.QUE', 4, 'first-AL.QUE'],
    ['AR.PCT', 4, null],
    ['GM.CIR', 8, null],
  ]);
  expect(laidOut([waiting('AR.PCT', '2026-03-05')])).toEqual([
    ['AR.PCT', 8, 'first-AR.PCT'],
    ['GM.CIR', 12, null],
  ]);
  expect(laidOut([waiting('AL.LOG')], false).map(([topic]) => topic)).toEqual(['AR.PCT', 'GM.CIR']);
});

it('that found no place in a day that is laid out is told for the day after it', () => {
  const looks = [waiting('AL.LOG'), waiting('AL.QUE'), waiting('AL.FUN'), waiting('GM.CIR', '2026-03-06')];
  const units = [{ second_look_of: 'first-AL.LOG' }, { second_look_of: 'first-AL.QUE' }];
  expect(stillWaiting(looks, units, '2026-03-04').map(look => [look.unit.subcategory, look.due_on])).toEqual([
    ['AL.FUN', '2026-03-05'],
    ['GM.CIR', '2026-03-06'],
  ]);
});

it('is not made up for after a week away', async () => {
  await unlimited();
  await badUnit();
  await daysPass(8);
  const { plan_units, second_looks } = await today();
  expect(second_looks).toEqual([]);
  expect(plan_units.filter(unit => unit.looks_back)).toEqual([]);
});

it('takes no session of a free week: it has no day, and answers in the subcategory will do', async () => {
  const bad = await badUnit();
  expect(bad.second_look).toMatchObject({ due_on: null });
  await daysPass(2);
  expect(await onDashboard()).toBeNull();
  const { plan_units, second_looks } = await today();
  expect(plan_units.filter(unit => unit.target_questions === 4)).toEqual([]);
  // It waits, or the plan has come back to the subcategory by itself.
  const looking = [...second_looks, ...plan_units.filter(unit => unit.looks_back)];
  expect(looking.map(({ subcategory }) => subcategory)).toEqual([bad.subcategory]);
});

it('belongs to the document that a student takes along', async () => {
  await unlimited();
  const bad = await badUnit();
  await daysPass(2);
  const look = (await today()).plan_units.find(unit => unit.looks_back);
  const { body } = await app.post('/account/export', { password: student.password }, student);
  const units = body.study_plans[0].units;
  expect(units.find((unit: { id: string }) => unit.id === look?.id)).toMatchObject({
    second_look_of: bad.id,
  });
});
