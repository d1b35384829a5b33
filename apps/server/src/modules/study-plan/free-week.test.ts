import { figures } from '@twelvefold/contract';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { wholeSession } from '../../../test/kit/practice.ts';
import { addPrivilege } from '../billing/index.ts';
import { fittedTo, sessionsOn } from './free-week.ts';

const app = testApp();

const week = ['2026-03-02', '03', '04', '05', '06', '07', '08'].map(day => day.padStart(10, '2026-03-'));

/** Sessions on each day of a week for who starts as many as are planned, or none on the days left out. */
function started(holds: number, practised: (day: string) => boolean = () => true): number[] {
  let used = 0;
  return week.map(day => {
    const planned = sessionsOn(day, { left: holds - used, started: used }, false);
    const done = practised(day) ? planned : 0;
    used += done;
    return done;
  });
}

describe('the sessions of a free week', () => {
  it('are spread evenly over its days', () => {
    expect(started(2)).toEqual([1, 0, 0, 1, 0, 0, 0]);
    expect(started(7)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('wait for the student: what was not used falls to the days after', () => {
    expect(started(2, day => day >= '2026-03-07')).toEqual([0, 0, 0, 0, 0, 2, 0]);
  });

  it('give the first day of a plan one, and never more than are left', () => {
    expect(sessionsOn('2026-03-03', { left: 1, started: 1 }, true)).toBe(1);
    expect(sessionsOn('2026-03-08', { left: 0, started: 2 }, true)).toBe(0);
  });
});

it("a day in fewer sessions keeps its first topics, with the day's questions as far as one sitting goes", () => {
  const units = ['AR.PCT', 'AL.LIN', 'NS.FAC'].map(topic => ({ topic, band: 'Easy' as const, questions: 8 }));
  expect(fittedTo(units, 3, 50)).toEqual(units);
  expect(fittedTo(units, 2, 50).map(unit => [unit.topic, unit.questions])).toEqual([
    ['AR.PCT', 12],
    ['AL.LIN', 12],
  ]);
  expect(fittedTo(units, 1, 50).map(unit => unit.questions)).toEqual([20]);
  expect(fittedTo(units, 1, 120).map(unit => unit.questions)).toEqual([24]);
});

it('a student without a subscription is told what a free week holds, and plans no more than that', async () => {
  const student = await app.student();
  const before = await app.get('/study-plan', student);
  expect(before.body.free_week).toEqual({
    holds: figures.freeTrial.sessionsPerWeek,
    left: figures.freeTrial.sessions + figures.freeTrial.sessionsPerWeek,
    until: '2026-03-08T18:30:00.000Z',
    needs: { beginner: 14, intermediate: 21, good: 21 },
  });
  await wholeSession(app, student, () => 'skip');
  await app.post('/study-plan', { target_track: 'good', target_days: 90 }, student);
  const { body: today } = await app.get('/study-plan/today', student);
  expect(today.plan_units).toHaveLength(1);
  const [unit] = today.plan_units;
  const { body: session } = await app.post(
    '/session/start',
    { target_minutes: unit.target_minutes, unit_id: unit.id },
    student,
  );
  expect(session.total_questions).toBe(unit.target_questions);
  const { body: limit } = await app.get('/user/session-limit-status', student);
  expect(limit.free_week).toMatchObject({ holds: 2, left: 5 });
});

it('a plan is whole from the day on which a subscription begins', async () => {
  const student = await app.student();
  await app.post('/study-plan', { target_track: 'good', target_days: 90 }, student);
  await addPrivilege(app.platform.db, student.email, '', 'test', app.clock.now());
  app.clock.advance(24 * 3600);
  expect((await app.get('/study-plan', student)).body.free_week).toBeNull();
  expect((await app.get('/study-plan/today', student)).body.plan_units).toHaveLength(4);
});
