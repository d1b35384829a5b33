import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshEmail, type SignedUp, testApp } from '../../../test/kit/app.ts';
import { practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';

const app = testApp();

const exportFor = ({ token, password }: SignedUp) => app.post('/account/export', { password }, { token });
const leave = ({ token, password }: SignedUp) => app.post('/account/delete', { password }, { token });

/** A student with a completed session, an open one, a wish, a study plan and a letter to us. */
async function busyStudent(): Promise<SignedUp> {
  const student = await app.student();
  await wholeSession(
    app,
    student,
    question => (['right', 'wrong', 'skip'] as const)[question.position % 3] ?? 'right',
  );
  await app.post('/practice/wish', { subcategory_code: 'ARI.PCT' }, student);
  await app.post('/study-plan', { target_track: 'beginner', target_days: 90, daily_minutes: 60 }, student);
  await app.post('/feedback', { feedback: 'Mine alone', user_email: null }, student);
  const open = await start(app, student);
  await practise(app, student, open, () => 'right', 3);
  await app.post(
    '/log/question-action',
    { session_id: open.session_id, question_id: 'q', action: 'submit' },
    student,
  );
  await app.settle();
  return student;
}

/** How many rows each table with a `user_id` (or the accounts themselves) has of a person. */
async function rowsWith(userId: string): Promise<Record<string, number>> {
  const { db } = app.platform;
  const tables = await rowsOf<{ name: string; column: string }>(
    db.execute(sql`
      select table_name::text as name, column_name::text as column from information_schema.columns
      where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))`),
  );
  const counted = await Promise.all(
    tables.map(async ({ name, column }) => {
      const [row] = await rowsOf<{ n: number }>(
        db.execute(
          sql`select count(*)::int as n from ${sql.identifier(name)} where ${sql.identifier(column)} = ${userId}`,
        ),
      );
      return [name, row?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, n]) => n > 0));
}

describe('my data', () => {
  it('S083 asks for the password again', async () => {
    const { token } = await app.student();
    const { status, body } = await app.post('/account/export', { password: 'not it' }, { token });
    expect([status, body.errors[0]]).toEqual([
      422,
      { path: 'password', message: 'This is not your password.' },
    ]);
  });

  it('S083 holds profile, sessions, answers, their questions, plan and feedback, and only mine', async () => {
    const [mine, other] = [await busyStudent(), await busyStudent()];
    const { status, body, text } = await exportFor(mine);
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ email: mine.email, full_name: 'Asha Rao', promotions: true });
    expect(body.sessions).toHaveLength(2);
    expect(body.answers).toHaveLength(15);
    expect(body.feedback).toMatchObject([{ text: 'Mine alone' }]);
    expect(body.study_plans).toHaveLength(1);
    expect(body.adaptive_insights.recent_markdown).toBeTruthy();
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(other.user.id);
    expect(text).not.toMatch(/argon2|token_hash|tokenHash|password_hash|passwordHash/);
  });

  it('an answer tells what was chosen, what was right and how long it took; open questions are left out', async () => {
    const { body } = await exportFor(await busyStudent());
    const skipped = body.answers.filter((answer: { outcome: string }) => answer.outcome === 'skipped');
    expect(skipped).toHaveLength(4);
    for (const answer of body.answers) {
      expect(answer.elapsed_ms).toBe(40_000);
      expect(answer.your_answer === answer.correct_answer).toBe(answer.outcome === 'correct');
    }
    const asked = new Set(body.answers.map((answer: { question_id: string }) => answer.question_id));
    expect(body.questions.map((q: { question_id: string }) => q.question_id).sort()).toEqual(
      [...asked].sort(),
    );
  });

  it('S083 comes once a day; a wrong password does not use the day up', async () => {
    const student = await app.student();
    app.platform.limits.scale = 1;
    await app.post('/account/export', { password: 'not it' }, student);
    const first = await exportFor(student);
    const second = await exportFor(student);
    app.clock.advance(24 * 3600 + 1);
    const nextDay = await exportFor(student);
    app.platform.limits.scale = 1000;
    expect([first.status, second.status, nextDay.status]).toEqual([200, 429, 200]);
    expect(second.body.detail).toMatch(
      /^You can export your data once a day\. The next export is possible in/,
    );
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('leaving', () => {
  it('S084 asks for the password again, and without it nothing happens', async () => {
    const { token } = await app.student();
    expect((await app.post('/account/delete', { password: 'not it' }, { token })).status).toBe(422);
    expect((await app.get('/auth/me', { token })).status).toBe(200);
  });

  it('S084 ends every sign-in at once, erases every row of the person, and a mail says so', async () => {
    const student = await busyStudent();
    const other = await app.login(student.email, student.password);
    expect(Object.keys(await rowsWith(student.user.id)).sort()).toEqual(
      expect.arrayContaining([
        'answers',
        'feedback',
        'insights',
        'learners',
        'page_notes',
        'study_plans',
        'users',
      ]),
    );
    expect((await leave(student)).status).toBe(200);
    for (const token of [student.token, other])
      expect((await app.get('/auth/me', { token })).status).toBe(401);
    await app.settle();
    expect(await rowsWith(student.user.id)).toEqual({});
    expect((await app.mailsTo(student.email)).at(-1)?.subject).toMatch(/account was deleted/);
  });

  it('S084 leaves everybody else as they were', async () => {
    const [leaving, staying] = [await busyStudent(), await busyStudent()];
    const before = await rowsWith(staying.user.id);
    await leave(leaving);
    await app.settle();
    expect(await rowsWith(staying.user.id)).toEqual(before);
  });

  it('S084 the address can sign up anew and starts with nothing', async () => {
    const { email, password, ...student } = await app.student();
    await leave({ email, password, ...student });
    app.clock.advance(61);
    await app.post('/auth/send-verification-code', { name: 'Asha Rao', email, password });
    const code = await app.codeFor(email);
    const again = await app.post('/auth/signup-with-verification', {
      full_name: 'Asha Rao',
      email,
      password,
      code,
    });
    expect(again.status).toBe(200);
    expect(again.body.user.id).not.toBe(student.user.id);
    const { body } = await app.get('/session/list', { token: again.body.access_token });
    expect(body.sessions).toEqual([]);
  });

  it('a letter left without signing in goes with the address it names', async () => {
    const student = await app.student();
    await app.post('/feedback', { feedback: 'From outside', user_email: student.email });
    await leave(student);
    const [row] = await rowsOf<{ n: number }>(
      app.platform.db.execute(sql`select count(*)::int as n from feedback where email = ${student.email}`),
    );
    expect(row?.n).toBe(0);
  });

  it('what an unproved account left goes when somebody else proves its address', async () => {
    const email = freshEmail();
    const registered = await app.unproved(email);
    app.clock.advance(61);
    await app.unproved(email);
    await start(app, registered);
    app.clock.advance(61);
    await app.post('/auth/send-verification-code', { name: 'Owner', email, password: 'the real owner' });
    const code = await app.codeFor(email);
    await app.post('/auth/signup-with-verification', {
      full_name: 'Owner',
      email,
      password: 'the real owner',
      code,
    });
    await app.settle();
    expect(await rowsWith(registered.user.id)).toEqual({});
  });
});
