import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { practise, start, wholeSession } from '../../../../test/kit/practice.ts';
import { sql } from '../../../platform/db/query.ts';

/** The pack that a completion planned, on the days after it. */

const app = testApp();
const day = 24 * 3600;

const packOf = async (student: { user: { id: string }; token: string }) =>
  (await app.get(`/adapt/pack?user_id=${student.user.id}`, student)).body;

it('a mistake returns in the session of the day after it, and says when it was made', async () => {
  const student = await app.student();
  const first = await wholeSession(app, student, ({ position }) => (position > 9 ? 'wrong' : 'right'));
  // The second one still finds out where the student stands. A right answer to another question of a form would keep the
  // mistake of that form back for a day.
  await wholeSession(app, student, () => 'skip');
  const wrong = first.questions.slice(9).map(({ subcategory }) => subcategory);
  app.clock.advance(day + 3600);
  expect((await app.get('/session/check-availability', student)).body).toMatchObject({ phase: 'ready' });
  const { questions } = await start(app, student);
  const returned = questions.filter(({ _display_meta }) =>
    /You missed a question of this kind/.test(_display_meta.reason),
  );
  expect(returned.map(({ subcategory }) => subcategory).sort()).toEqual(wrong.sort());
  for (const { _display_meta } of returned) expect(_display_meta.reason).toContain(' yesterday.');
});

it('whatever is asked first on a later day, the session is the one that was told of', async () => {
  const student = await app.student();
  for (let i = 0; i < 2; i++)
    await wholeSession(app, student, ({ position }) => (position % 3 ? 'right' : 'wrong'));
  const before = await packOf(student);
  app.clock.advance(20 * day);
  student.token = await app.login(student.email, student.password);
  const { body: insight } = await app.get('/session/pre-session-insight', student);
  const pack = await packOf(student);
  expect(pack).not.toEqual(before);
  const { questions } = await start(app, student);
  expect(questions.map(({ id }) => id)).toEqual(pack.map(({ id }: { id: string }) => id));
  const topics = new Set(questions.map(q => q.subcategory)).size;
  expect(insight.today).toContain(`12 questions from ${topics} topics`);
});

it('on the day it was planned it stays as it is', async () => {
  const student = await app.student();
  await wholeSession(app, student);
  const before = await packOf(student);
  app.clock.advance(2 * 3600);
  expect(await packOf(student)).toEqual(before);
});

it('one that cannot be planned again is used as it is', async () => {
  const student = await app.student();
  const session = await wholeSession(app, student);
  const before = await packOf(student);
  app.clock.advance(1.5 * day);
  const { db } = app.platform;
  await db.execute(sql`alter table goals rename to goals_away`);
  try {
    expect(await packOf(student)).toEqual(before);
    const next = await start(app, student);
    expect(next.questions.map(({ id }) => id)).toEqual(before.map(({ id }: { id: string }) => id));
    expect(next.session_id).not.toBe(session.session_id);
    await practise(app, student, next, () => 'right', 1);
  } finally {
    await db.execute(sql`alter table goals_away rename to goals`);
  }
});
