import { randomUUID } from 'node:crypto';
import { categories, lessonCodeOf } from '@twelvefold/content';
import type { PlanUnit, PracticeSession, StudyPlan, StudyToday } from '@twelvefold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { complete, practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { sql } from '../../platform/db/query.ts';
import { addPrivilege } from '../billing/index.ts';

const app = testApp();
let student: SignedUp;

const day = 24 * 3600;

/** A student without a limit on sessions. */
async function unlimited(): Promise<SignedUp> {
  const someone = await app.student();
  await addPrivilege(app.platform.db, someone.email, '', 'test', app.clock.now());
  return someone;
}

beforeEach(async () => {
  student = await unlimited();
});

const make = (body: object = { target_track: 'beginner', target_days: 90 }, who = student) =>
  app.post('/study-plan', body, who);
const plan = async (who = student): Promise<StudyPlan> =>
  (await app.get('/study-plan', who)).body.study_plans[0];
const today = async (who = student): Promise<StudyToday> => (await app.get('/study-plan/today', who)).body;
const begin = (body: object, who = student) => app.post('/session/start', body, who);
const firstUnit = async (who = student): Promise<PlanUnit> => {
  const [unit] = (await today(who)).plan_units;
  if (!unit) throw new Error('No unit today');
  return unit;
};

async function studied(unit: PlanUnit): Promise<PracticeSession> {
  const { body } = await begin({ target_minutes: unit.target_minutes, unit_id: unit.id });
  await practise(app, student, body);
  await complete(app, student, body);
  return body;
}

/** Lets the days pass; the sign-in would lapse, so a new one is made. */
async function daysPass(days: number): Promise<void> {
  app.clock.advance(days * day);
  student = { ...student, token: await app.login(student.email, student.password) };
}

describe('making a plan', () => {
  it('there is none at first, and nothing is planned for today', async () => {
    expect((await app.get('/study-plan', student)).body).toEqual({
      study_plans: [],
      free_week: null,
      recommended: null,
    });
    expect(await today()).toEqual({
      date: '2026-03-02',
      plan_units: [],
      second_looks: [],
      active_session: null,
    });
  });

  it.each([
    ['beginner', 50],
    ['intermediate', 65],
    ['good', 80],
  ])('a %s has %i minutes a day unless told otherwise', async (target_track, minutes) => {
    const { status, body } = await make({ target_track, target_days: 90 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      target_track,
      status: 'active',
      daily_minutes: minutes,
      progress_percentage: 0,
      days_completed: 0,
      total_days: 90,
      questions_solved: 0,
      current_streak: 0,
      day_number: 1,
      days: ['rest'],
    });
    const { plan_units: units } = await today();
    expect(units.reduce((sum, unit) => sum + unit.target_minutes, 0)).toBe(minutes);
    expect(units.length).toBeGreaterThanOrEqual(2);
    const topics = categories.flatMap(({ subcategories }) => subcategories);
    const codeOf = (topic: string) => topics.find(({ name }) => name === topic)?.code ?? '';
    expect(units.map(({ lesson }) => lessonCodeOf(lesson))).toEqual(
      units.map(({ subcategory }) => codeOf(subcategory)),
    );
  });

  it('the minutes sent are taken, within bounds; other lengths, tracks and minutes are refused', async () => {
    expect(
      (await make({ target_track: 'good', target_days: 90, daily_minutes: 60 })).body.daily_minutes,
    ).toBe(60);
    for (const wrong of [
      { target_track: 'expert', target_days: 90 },
      { target_track: 'good', target_days: 30 },
      { target_track: 'good', target_days: 90, daily_minutes: 29 },
      { target_track: 'good', target_days: 90, daily_minutes: 121 },
      { target_days: 90 },
    ])
      expect((await make(wrong)).status).toBe(422);
  });

  it('a unit names category and subcategory, minutes at 2.5 a question, and a band', async () => {
    await make();
    const unit = await firstUnit();
    expect(unit).toMatchObject({ completed_questions: 0 });
    const [category, subcategory] = [unit.topic_name, unit.subcategory];
    const found = categories.find(({ name }) => name === category);
    expect(found?.subcategories.map(({ name }) => name)).toContain(subcategory);
    expect(unit.target_minutes).toBe(unit.target_questions * 2.5);
    expect(['Easy', 'Medium', 'Hard']).toContain(unit.difficulty_focus);
  });

  it('two calls at once make one plan', async () => {
    const both = await Promise.all([make(), make()]);
    expect(both.map(answer => answer.status)).toEqual([200, 200]);
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
  });

  it('two first looks at once lay the day out once', async () => {
    await make();
    await daysPass(1);
    const [one, other] = await Promise.all([today(), today()]);
    expect(one.plan_units).toEqual(other.plan_units);
  });

  it('another track replaces the plan: the counters begin anew, the streak goes on', async () => {
    await make();
    await studied(await firstUnit());
    app.clock.advance(1);
    const { body } = await make({ target_track: 'good', target_days: 90 });
    expect(body).toMatchObject({
      target_track: 'good',
      status: 'active',
      questions_solved: 0,
      progress_percentage: 0,
      current_streak: 1,
    });
    expect((await today()).plan_units.every(unit => unit.completed_questions === 0)).toBe(true);
    expect((await app.get('/study-plan', student)).body.study_plans).toHaveLength(1);
  });

  it('a plan after another one begins with other topics than those done today and those known well', async () => {
    await make();
    const known = new Set<string>();
    for (let n = 1; n <= 4; n += 1) {
      for (const unit of (await today()).plan_units) {
        known.add(unit.subcategory);
        await studied(unit);
      }
      if (n < 4) await daysPass(1);
    }
    app.clock.advance(1);
    await make({ target_track: 'intermediate', target_days: 90 });
    expect((await today()).plan_units.filter(unit => known.has(unit.subcategory))).toEqual([]);
  });

  it('what was done today before the plan is changed rests for the day, right or wrong', async () => {
    await make();
    const unit = await firstUnit();
    const { body } = await begin({ target_minutes: unit.target_minutes, unit_id: unit.id });
    await practise(app, student, body, () => 'wrong');
    await complete(app, student, body);
    app.clock.advance(1);
    await make({ target_track: 'good', target_days: 90 });
    expect((await today()).plan_units.map(({ subcategory }) => subcategory)).not.toContain(unit.subcategory);
  });
});

describe('the exam', () => {
  it('has its day in the plan, and nothing is planned for the days after it', async () => {
    const inDays = async (days: number) =>
      new Date(Date.parse((await today()).date) + days * day * 1000).toISOString().slice(0, 10);
    const goal = { exam_date: await inDays(2), days_a_week: null, target_percentile: null };
    await app.post('/goal', goal, student);
    await make();
    expect(await plan()).toMatchObject({ day_number: 1, exam_day: 3 });
    await daysPass(2);
    expect((await today()).plan_units).not.toEqual([]);
    await daysPass(1);
    expect((await today()).plan_units).toEqual([]);
    await app.post('/goal', { ...goal, exam_date: await inDays(200) }, student);
    expect((await plan()).exam_day).toBeNull();
    expect((await today()).plan_units).not.toEqual([]);
  });
});

describe('the calendar file', () => {
  const eventsOf = async (who = student) => {
    const file = await app.get('/study-plan/calendar', who);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('study-plan.ics');
    return file.text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  };
  const compact = (date: string) => date.replaceAll('-', '');

  it('has a day of practice for each day of the plan up to the exam, and the day of the exam', async () => {
    await make();
    const { id, starts_on } = await plan();
    const [whole, none] = await eventsOf();
    expect(none).toBeUndefined();
    expect(whole).toContain(`DTSTART;VALUE=DATE:${compact(starts_on)}`);
    expect(whole).toContain('RRULE:FREQ=DAILY;COUNT=90');
    expect(whole).toMatch(/SUMMARY:Twelvefold: \d+ minutes of practice/);
    expect(whole).toContain(`UID:plan-${id}`);
    const exam_date = new Date(Date.parse(starts_on) + 9 * day * 1000).toISOString().slice(0, 10);
    await app.post('/goal', { exam_date }, student);
    const [untilExam, exam] = await eventsOf();
    expect(untilExam).toContain('RRULE:FREQ=DAILY;COUNT=10');
    expect(untilExam).toContain(`UID:plan-${id}`);
    expect(exam).toContain(`DTSTART;VALUE=DATE:${compact(exam_date)}`);
    expect(exam).toContain('SUMMARY:CAT exam');
    await daysPass(10);
    expect((await eventsOf()).join()).not.toContain('CAT exam');
  });

  it('is refused where there is neither plan nor exam', async () => {
    const { status, body } = await app.get('/study-plan/calendar', student);
    expect([status, body.detail]).toEqual([404, 'There is no study plan under way and no exam day ahead.']);
  });
});

it('a plan with an exam among its days is laid out up to that day: its harder questions come before', async () => {
  const bandsOnThirdDay = async (days: number) => {
    const exam_date = new Date(Date.parse((await today()).date) + days * day * 1000)
      .toISOString()
      .slice(0, 10);
    await app.post('/goal', { exam_date }, student);
    await make();
    await daysPass(2);
    return (await today()).plan_units.map(unit => unit.difficulty_focus);
  };
  expect(new Set(await bandsOnThirdDay(200))).toEqual(new Set(['Easy']));
  student = await unlimited();
  expect(await bandsOnThirdDay(2)).toContain('Medium');
});

describe('a study session', () => {
  it.each([
    [30, 12],
    [60, 24],
  ])('of %i minutes has %i questions', async (target_minutes, total) => {
    const { status, body } = await begin({ target_minutes });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'planned', session_type: 'study', total_questions: total });
    expect(new Set(body.questions.map((q: { id: string }) => q.id)).size).toBe(total);
    expect(body.questions.every((q: { answer: unknown }) => q.answer === null)).toBe(true);
  });

  it("of a unit draws from the unit's subcategory, in its band as far as that goes", async () => {
    await make();
    const unit = await firstUnit();
    const { body } = await begin({ target_minutes: unit.target_minutes, unit_id: unit.id });
    const questions: PracticeSession['questions'] = body.questions;
    expect(questions).toHaveLength(unit.target_questions);
    expect(new Set(questions.map(q => q.subcategory))).toEqual(new Set([unit.subcategory]));
    const inBand = questions.filter(q => q.difficulty_band === unit.difficulty_focus).length;
    expect(inBand).toBeGreaterThan(questions.length / 2);
  });

  it('is started once by two calls, and resumed later whatever is asked for', async () => {
    const both = await Promise.all([begin({ target_minutes: 30 }), begin({ target_minutes: 60 })]);
    const ids = new Set(both.map(({ body }) => body.session_id));
    expect(ids.size).toBe(1);
    expect((await begin({ target_minutes: 60 })).body.session_id).toBe([...ids][0]);
    expect((await today()).active_session).toMatchObject({ session_id: [...ids][0], current_position: 1 });
  });

  it('stands beside an unfinished practice session', async () => {
    const practice = await start(app, student);
    const { body } = await begin({ target_minutes: 30 });
    expect(body.session_id).not.toBe(practice.session_id);
    expect((await start(app, student)).session_id).toBe(practice.session_id);
  });

  it('leaves the questions of the prepared pack to it', async () => {
    await wholeSession(app, student);
    const { body: pack } = await app.get(`/adapt/pack?user_id=${student.user.id}`, student);
    const { body } = await begin({ target_minutes: 60 });
    const packed = new Set(pack.map((item: { id: string }) => item.id));
    expect(body.questions.filter((q: { id: string }) => packed.has(q.id))).toEqual([]);
  });

  it('ends without a cool-down and without planning a pack', async () => {
    const { body: session } = await begin({ target_minutes: 30 });
    await practise(app, student, session);
    const done = await complete(app, student, session);
    expect(done.background_jobs_enqueued).not.toContain('practice.plan_pack');
    expect(done.summary).toMatchObject({ correct: 12, adaptive_processing: { status: 'off' } });
    const { body } = await app.get('/session/check-availability', student);
    expect(body.retry_after_seconds).toBe(0);
    expect((await today()).active_session).toBeNull();
  });

  it('refuses lengths out of bounds, and a foreign user id', async () => {
    for (const target_minutes of [0, 4, 121, 30.5, '30', null])
      expect((await begin({ target_minutes, user_id: student.user.id })).status).toBe(422);
    expect((await begin({ target_minutes: 30, user_id: randomUUID() })).status).toBe(403);
  });

  it("refuses a unit that is unknown, another student's or another day's, and starts nothing", async () => {
    const other = await app.student();
    await make(undefined, other);
    const foreign = await firstUnit(other);
    await make();
    const own = await firstUnit();
    for (const unit_id of [randomUUID(), foreign.id])
      expect((await begin({ target_minutes: 25, unit_id })).status).toBe(404);
    await daysPass(1);
    const late = await begin({ target_minutes: 25, unit_id: own.id });
    expect(late.status).toBe(404);
    expect(late.body.detail).toContain("not part of today's plan");
    expect((await app.get('/session/list', student)).body.sessions).toEqual([]);
  });

  it('counts against the free allowance like any other; resuming does not', async () => {
    const free = await app.student();
    for (let i = 0; i < 5; i += 1) {
      const { body } = await begin({ target_minutes: 5 }, free);
      await practise(app, free, body);
      await complete(app, free, body);
    }
    expect((await start(app, free)).session_number).toBe(1);
    const { body: last } = await begin({ target_minutes: 5 }, free);
    expect((await begin({ target_minutes: 5 }, free)).body.session_id).toBe(last.session_id);
    await practise(app, free, last);
    await complete(app, free, last);
    const refused = await begin({ target_minutes: 5 }, free);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('session_limit_reached');
    const { body: limit } = await app.get('/user/session-limit-status', free);
    expect(limit).toMatchObject({ limit_reached: true, completed_sessions: 6 });
  });

  it('as the fifth session of the free trial says that the trial is finished', async () => {
    const free = await app.student();
    for (let i = 0; i < 4; i += 1) await wholeSession(app, free);
    const { body } = await begin({ target_minutes: 5 }, free);
    await practise(app, free, body);
    expect((await complete(app, free, body)).summary.trial_finished).toBe(true);
  });
});

describe('progress', () => {
  it('a finished unit is full; its day is done when all are', async () => {
    await make();
    const [first, second] = (await today()).plan_units;
    if (!first || !second) throw new Error('Two units were expected');
    await studied(first);
    expect((await firstUnit()).completed_questions).toBe(first.target_questions);
    expect(await plan()).toMatchObject({ days_completed: 0, days: ['some'], current_streak: 1 });
    await studied(second);
    expect(await plan()).toMatchObject({
      days_completed: 1,
      days: ['done'],
      questions_solved: first.target_questions + second.target_questions,
      progress_percentage: 1,
    });
  });

  it('counts what was answered of an open session, and nothing of what was not', async () => {
    await make();
    const unit = await firstUnit();
    const { body } = await begin({ target_minutes: unit.target_minutes, unit_id: unit.id });
    await practise(app, student, body, undefined, 3);
    expect((await firstUnit()).completed_questions).toBe(3);
    expect(await plan()).toMatchObject({ questions_solved: 3, status: 'active' });
  });

  it('a skip is done but not solved', async () => {
    await make();
    const unit = await firstUnit();
    const { body } = await begin({ target_minutes: unit.target_minutes, unit_id: unit.id });
    await practise(app, student, body, question => (question.position === 1 ? 'skip' : 'wrong'), 4);
    expect((await firstUnit()).completed_questions).toBe(4);
    expect((await plan()).questions_solved).toBe(3);
  });

  it('of a practice session counts what falls into a subcategory planned for that day', async () => {
    await make();
    const planned = new Set((await today()).plan_units.map(unit => unit.subcategory));
    const session = await wholeSession(app, student);
    const matching = session.questions.filter(q => planned.has(q.subcategory)).length;
    const counted = (await today()).plan_units.reduce((sum, unit) => sum + unit.completed_questions, 0);
    expect(counted).toBe(matching);
    expect(await plan()).toMatchObject({ questions_solved: matching, current_streak: 1 });
  });

  it("a day's work in any subcategory makes the day", async () => {
    await make();
    const { body } = await begin({ target_minutes: 60 });
    await practise(app, student, body);
    await complete(app, student, body);
    expect(await plan()).toMatchObject({ days_completed: 1, questions_solved: 24 });
  });

  it('work before the plan counts for nothing', async () => {
    const { body } = await begin({ target_minutes: 30 });
    await practise(app, student, body);
    await complete(app, student, body);
    app.clock.advance(1);
    await make();
    expect(await plan()).toMatchObject({ questions_solved: 0, days: ['rest'] });
  });

  it('a session begun before midnight in India counts for the day on which each question was answered', async () => {
    app.clock.set(new Date('2026-03-10T18:20:00Z'));
    student = { ...student, token: await app.login(student.email, student.password) };
    await make();
    const unit = await firstUnit();
    const { body } = await begin({ target_minutes: unit.target_minutes, unit_id: unit.id });
    await practise(app, student, body, undefined, 6);
    app.clock.advance(20 * 60);
    const { body: again } = await app.get(`/session/questions/${body.session_id}`, student);
    await practise(app, student, again);
    expect(await plan()).toMatchObject({ current_streak: 2, day_number: 2, days: ['some', 'some'] });
  });
});

it('who studies on three days a week has longer ones', async () => {
  await app.post('/goal', { exam_date: null, days_a_week: 3, target_percentile: null }, student);
  await make();
  const questions = (await today()).plan_units.reduce((sum, unit) => sum + unit.target_questions, 0);
  // 50 minutes a day are 20 questions, and 10 more minutes are 4.
  expect(questions).toBe(24);
});

describe('over simulated weeks', () => {
  /** A short plan: one unit of twelve a day. */
  const short = { target_track: 'intermediate', target_days: 90, daily_minutes: 30 };

  it('a day of rest each week keeps the streak, missed days leave no debt and make the next ones a little longer', async () => {
    await make(short);
    const planned: number[] = [];
    let practised = 0;
    for (let n = 1; n <= 16; n += 1) {
      const { plan_units: units } = await today();
      planned.push(units.reduce((sum, unit) => sum + unit.target_questions, 0));
      if (n % 7 !== 4) {
        for (const unit of units) await studied(unit);
        practised += 1;
      }
      if (n < 16) await daysPass(1);
    }
    expect(planned[0]).toBe(12);
    expect(planned[4]).toBeGreaterThan(12);
    expect(Math.max(...planned)).toBeLessThanOrEqual(16);
    const now = await plan();
    expect(now).toMatchObject({ days_completed: practised, current_streak: practised, day_number: 16 });
    expect(now.days[3]).toBe('rest');
    // One of the week, and the two that were earned, are not enough.
    await daysPass(6);
    expect((await plan()).current_streak).toBe(0);
    const back = (await today()).plan_units.reduce((sum, unit) => sum + unit.target_questions, 0);
    expect(back).toBeLessThanOrEqual(16);
  }, 60_000);

  it('after ninety days the plan has ended, nothing is scheduled, and a new one can be made', async () => {
    await make(short);
    await daysPass(89);
    expect(await plan()).toMatchObject({ status: 'active', day_number: 90 });
    expect((await today()).plan_units).not.toEqual([]);
    await daysPass(1);
    expect(await plan()).toMatchObject({ status: 'ended', day_number: 90, days_completed: 0 });
    expect((await today()).plan_units).toEqual([]);
    const { body } = await make(short);
    expect(body).toMatchObject({ status: 'active', day_number: 1 });
  });

  it('a plan looked at years after its end still says what was done', async () => {
    await make(short);
    await studied(await firstUnit());
    await daysPass(95);
    const before = await plan();
    expect(before).toMatchObject({ status: 'ended', days_completed: 1 });
    await daysPass(800);
    expect(await plan()).toEqual({ ...before, current_streak: 0 });
  });

  it('a plan all of which is done is completed, and not merely ended, however many days are left', async () => {
    await make(short);
    const { db } = app.platform;
    await db.execute(sql`update study_plans set total_days = 2 where user_id = ${student.user.id}`);
    const { body } = await begin({ target_minutes: 60 });
    await practise(app, student, body, () => 'skip', 23);
    expect((await plan()).status).toBe('active');
    await practise(app, student, { ...body, current_position: 24 });
    expect(await plan()).toMatchObject({ status: 'completed', progress_percentage: 100, day_number: 1 });
    await daysPass(3);
    expect((await plan()).status).toBe('completed');
  });

  it("one student's work is nothing to another's plan", async () => {
    const other = await app.student();
    await make(short, other);
    await make(short);
    await studied(await firstUnit());
    expect(await plan(other)).toMatchObject({ questions_solved: 0, current_streak: 0 });
  });
});
