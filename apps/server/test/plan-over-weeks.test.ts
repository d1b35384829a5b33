import type { PlanUnit, PracticeSession, Question, StudyPlan, StudyToday } from '@twelvefold/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPrivilege } from '../src/modules/billing/index.ts';
import { type SignedUp, testApp } from './kit/app.ts';
import { indianDay, PlanModel } from './kit/plan-model.ts';
import { complete, deal, start } from './kit/practice.ts';
import { sandboxToken } from './kit/start.ts';

/**
 * A student's plans over simulated months on the sandbox's clock: each morning and evening the product agrees with the
 * reference model. The tests depend on each other and run in order.
 */

const app = testApp();
const model = new PlanModel();
let student: SignedUp;

const clock = (body: object) => app.call('POST', '//__sandbox/clock', { token: sandboxToken, body });
const now = () => app.clock.now().getTime();
const today = () => indianDay(now());

/** Sets the clock to a time in India. */
const atIndian = (day: string, time: string) => clock({ now: `${day}T${time}:00+05:30` });

/** Moves to the morning of a day and signs in again, because tokens expire. */
async function morning(day: string): Promise<void> {
  await atIndian(day, '07:00');
  student = { ...student, token: await app.login(student.email, student.password) };
}

const planShown = async (): Promise<StudyPlan> => (await app.get('/study-plan', student)).body.study_plans[0];
const todayShown = async (): Promise<StudyToday> => (await app.get('/study-plan/today', student)).body;

/** Checks the number of today's questions against the model and adds the units to the model. */
async function unitsToday(): Promise<PlanUnit[]> {
  const expected = model.loadOn(today());
  const known = model.units.some(unit => unit.day === today());
  const { date, plan_units } = await todayShown();
  expect(date).toBe(today());
  if (!known) expect(plan_units.reduce((total, unit) => total + unit.target_questions, 0)).toBe(expected);
  model.layOut(
    today(),
    plan_units.map(({ id, subcategory, target_questions }) => ({
      id,
      subcategory,
      questions: target_questions,
    })),
  );
  return plan_units;
}

/** Checks plan, counters, marks of the days, streak and today's units against the model. */
async function expectAsModelled(): Promise<void> {
  const units = await unitsToday();
  expect(await planShown()).toMatchObject(model.view(today()));
  expect(units.map(unit => unit.completed_questions)).toEqual(units.map(({ id }) => model.fillOf(id)));
}

type How = (question: Question) => 'right' | 'wrong' | 'skip';
const mixed: How = ({ position }) => (['right', 'wrong', 'right', 'skip'] as const)[position % 4] ?? 'right';

/** Answers or skips the open questions of a session, 90 seconds each. */
async function work(
  session: PracticeSession,
  { unitId, until, how = mixed }: { unitId: string | null; until?: number; how?: How },
): Promise<void> {
  for (const question of session.questions.slice(session.current_position - 1, until)) {
    await clock({ advance_seconds: 90 });
    const outcome = how(question);
    const { status, text } = await deal(app, student, session, question, outcome);
    if (status !== 200) throw new Error(text);
    const kind = session.session_type === 'study' ? 'study' : 'practice';
    const { subcategory } = question;
    model.deeds.push({ at: now(), kind, unitId, subcategory, answered: outcome !== 'skip' });
  }
  if (until === undefined) await complete(app, student, session);
}

const begin = async (body: object): Promise<PracticeSession> =>
  (await app.post('/session/start', body, student)).body;
const beginUnit = ({ id, target_minutes }: PlanUnit) => begin({ target_minutes, unit_id: id });
const open = async (session: PracticeSession): Promise<PracticeSession> =>
  (await app.get(`/session/questions/${session.session_id}`, student)).body;

async function allUnits(): Promise<void> {
  for (const unit of await unitsToday()) await work(await beginUnit(unit), { unitId: unit.id });
}

async function make(target_track: string, daily_minutes: number, sizes: Parameters<PlanModel['make']>[1]) {
  await clock({ advance_seconds: 1 });
  const { status } = await app.post('/study-plan', { target_track, target_days: 90, daily_minutes }, student);
  expect(status).toBe(200);
  model.make(now(), sizes);
}

/** Runs mornings and evenings of consecutive days, by a mark for each day. */
async function days(first: string, pattern: string): Promise<void> {
  for (const [i, mark] of [...pattern].entries()) {
    await morning(new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10));
    if (mark === '-') continue;
    await expectAsModelled();
    if (mark === '#') await allUnits();
    await expectAsModelled();
  }
}

beforeAll(async () => {
  student = await app.student();
  await addPrivilege(app.platform.db, student.email, 'Many sessions', 'test', app.clock.now());
});

describe('a student over the months', { timeout: 120_000 }, () => {
  it('the first week has a rest day', async () => {
    await morning('2026-03-09');
    await make('intermediate', 30, { usual: 12, less: 2, more: 4 });
    await days('2026-03-09', '###.###');
    expect(await planShown()).toMatchObject({ days_completed: 6, current_streak: 6, day_number: 7 });
  });

  it('in the second week two days are missed: an earned rest day keeps the streak, and later days are longer', async () => {
    await days('2026-03-16', '#--####');
    expect((await planShown()).current_streak).toBe(11);
    const sizes = model.units.filter(unit => unit.day === '2026-03-19').map(unit => unit.questions);
    expect(sizes.reduce((a, b) => a + b)).toBe(16);
  });

  it('units of other days are not listed and cannot be started', async () => {
    const listed = (await todayShown()).plan_units.map(({ id }) => id);
    const earlier = model.units.filter(unit => unit.day !== today());
    expect(earlier.filter(({ id }) => listed.includes(id))).toEqual([]);
    const late = await app.post('/session/start', { target_minutes: 30, unit_id: earlier[0]?.id }, student);
    expect(late.status).toBe(404);
  });

  it('a session over midnight in India counts for both days', async () => {
    await days('2026-03-23', '#####');
    await morning('2026-03-28');
    // The last unit is that of the day; short second looks come before it.
    const units = await unitsToday();
    const unit = units.at(-1);
    if (!unit) throw new Error('No unit today');
    for (const look of units.slice(0, -1)) await work(await beginUnit(look), { unitId: look.id });
    await atIndian('2026-03-28', '23:52');
    const session = await beginUnit(unit);
    await work(session, { unitId: unit.id, until: 4 });
    await expectAsModelled();
    expect(today()).toBe('2026-03-28');
    await clock({ advance_seconds: 180 });
    expect(today()).toBe('2026-03-29');
    await work(await open(session), { unitId: unit.id });
    await expectAsModelled();
    // Saturday's units are complete; Sunday's are begun.
    expect((await planShown()).days.slice(-2)).toEqual(['done', 'some']);
  });

  it('a week over the end of a month has half-done days, skips and practice outside of the plan', async () => {
    await days('2026-03-30', '#');
    await morning('2026-03-31');
    const [unit] = await unitsToday();
    if (!unit) throw new Error('No unit today');
    await work(await beginUnit(unit), { unitId: unit.id, until: 5 });
    await expectAsModelled();
    await morning('2026-04-01');
    await work(await open(await begin({ target_minutes: 30 })), { unitId: unit.id });
    await work(await start(app, student), { unitId: null });
    await expectAsModelled();
    await morning('2026-04-02');
    await work(await begin({ target_minutes: 30 }), { unitId: null, how: () => 'skip' });
    await expectAsModelled();
    await days('2026-04-03', '##.');
    await work(await begin({ target_minutes: 60 }), { unitId: null });
    await expectAsModelled();
  });

  it('in the fifth week the student is ahead of the plan', async () => {
    await days('2026-04-06', '##-####');
    expect((await planShown()).day_number).toBe(35);
  });

  it('a new plan begins at zero, and the streak continues', async () => {
    await morning('2026-04-13');
    await expectAsModelled();
    const before = (await planShown()).current_streak;
    await make('good', 40, { usual: 16, less: 2, more: 4 });
    await expectAsModelled();
    expect(await planShown()).toMatchObject({ questions_solved: 0, day_number: 1, current_streak: before });
    await allUnits();
    await expectAsModelled();
    await days('2026-04-14', '##');
  });

  it('after weeks of absence a day keeps its maximum, and day 90 is the last', async () => {
    await days('2026-07-09', '#.');
    expect(model.loadOn('2026-07-10')).toBe(20);
    await days('2026-07-11', '#');
    expect(await planShown()).toMatchObject({ status: 'active', day_number: 90 });
    await morning('2026-07-12');
    expect((await todayShown()).plan_units).toEqual([]);
    expect(await planShown()).toMatchObject(model.view('2026-07-12'));
    expect((await planShown()).status).toBe('ended');
  });

  it('work after the end of a plan counts only for the streak, and a next plan can begin', async () => {
    await work(await begin({ target_minutes: 30 }), { unitId: null });
    expect(await planShown()).toMatchObject(model.view('2026-07-12'));
    await make('beginner', 30, { usual: 12, less: 2, more: 4 });
    await expectAsModelled();
    const { study_plans } = (await app.post('/account/export', { password: student.password }, student)).body;
    expect(study_plans.map(({ status }: { status: string }) => status)).toEqual([
      'active',
      'ended',
      'replaced',
    ]);
  });
});
