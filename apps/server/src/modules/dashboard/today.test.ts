import type { Stake } from '@twelvefold/contract';
import { beforeEach, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { oneInsight } from './recent.ts';

const app = testApp();
let student: SignedUp;
beforeEach(async () => {
  student = await app.student();
});

const day = 24 * 3600;
const todayOf = async () => (await app.get('/dashboard/today', student)).body;

it('a new student has nothing behind them and everything to come', async () => {
  expect(await todayOf()).toMatchObject({
    done: 0,
    streak: 0,
    days_this_week: 0,
    goal: { exam_date: null, days_a_week: null, target_percentile: null },
    days_to_exam: null,
    answers: 0,
    insight: null,
    stake: null,
    open_study: null,
  });
});

it('answers and skips of today count towards today, and the next day begins at nothing', async () => {
  const session = await start(app, student);
  await practise(app, student, session, ({ position }) => (position === 2 ? 'skip' : 'right'), 5);
  expect(await todayOf()).toMatchObject({ done: 5, streak: 1, days_this_week: 1, answers: 4 });
  app.clock.advance(day);
  expect(await todayOf()).toMatchObject({ done: 0, streak: 1 });
});

it('the days to the exam are counted on the calendar of India', async () => {
  const { date } = await todayOf();
  const exam_date = new Date(Date.parse(date) + 3 * day * 1000).toISOString().slice(0, 10);
  await app.post('/goal', { exam_date, days_a_week: 5, target_percentile: null }, student);
  expect(await todayOf()).toMatchObject({ days_to_exam: 3, goal: { days_a_week: 5 } });
  app.clock.advance(4 * day);
  expect((await todayOf()).days_to_exam).toBeNull();
});

it('one insight is told once a session is completed', async () => {
  await wholeSession(app, student);
  expect((await todayOf()).insight).toMatch(/\d/);
});

it('days on which the free week was used up end no streak', async () => {
  for (let session = 1; session <= 5; session += 1) await wholeSession(app, student);
  // On to the next Monday, whatever day the test begins on.
  while (new Date(`${(await todayOf()).date}T00:00:00Z`).getUTCDay() !== 1) app.clock.advance(day);
  await wholeSession(app, student);
  app.clock.advance(day);
  await wholeSession(app, student);
  const { streak } = await todayOf();
  app.clock.advance(5 * day);
  expect((await todayOf()).streak).toBe(streak);
  app.clock.advance(3 * day);
  expect((await todayOf()).streak).toBe(0);
});

it('what is most to win is in the next twelve, or else stands beside how many of them are on it', async () => {
  // As many as leave a topic with enough answers to speak of, whatever questions are drawn.
  for (let session = 0; session < 5; session++) {
    await wholeSession(app, student, ({ position }) => (position % 3 ? 'wrong' : 'right'));
    app.clock.advance(day);
  }
  student.token = await app.login(student.email, student.password);
  const counted = async () => {
    const { stake, stake_questions } = await todayOf();
    const pack: { pair: string }[] = (await app.get(`/adapt/pack?user_id=${student.user.id}`, student)).body;
    const on = (name: string) => pack.filter(({ pair }) => pair.startsWith(`${name}: `)).length;
    expect(stake_questions).toBe(on(stake.subcategory_name));
    const { stakes } = (await app.get('/dashboard/progress', student)).body;
    const held = stakes.filter((one: Stake) => on(one.subcategory_name) > 0);
    expect(stake).toEqual(held[0] ?? stakes[0]);
    return stakes;
  };
  const stakes: Stake[] = await counted();
  const last = stakes.at(-1);
  await app.post('/practice/wish', { subcategory_code: last?.subcategory_code }, student);
  await counted();
});

it('a study session that is open is told of', async () => {
  const { body } = await app.post('/session/start', { target_minutes: 30 }, student);
  expect((await todayOf()).open_study).toEqual({
    session_id: body.session_id,
    current_position: 1,
    total_questions: 12,
  });
});

it('of the insights the first finding is told, else how they open', () => {
  expect(oneInsight('You had **5 of 6** right.\n\n- **Ratio** rose.\n- More.')).toBe('**Ratio** rose.');
  expect(oneInsight('You had **5 of 6** right.')).toBe('You had **5 of 6** right.');
  expect(oneInsight(null)).toBeNull();
});
