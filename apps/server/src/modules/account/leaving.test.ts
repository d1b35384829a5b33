import { describe, expect, it, vi } from 'vitest';
import { freshEmail, type SignedUp, testApp } from '../../../test/kit/app.ts';
import { practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { rowsNaming } from '../../../test/kit/rows.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { addPrivilege } from '../billing/index.ts';
import { answersPerItem } from '../practice/index.ts';

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
  await app.get('/dashboard/adaptive-insights', student);
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

/** How a job that names somebody can be found again. */
const hashOf = (person: string) => app.platform.secrets.keyedHash('job person', person);

/** Rows that name a person, by table: by id, by address, and jobs by the hash of either. */
const naming = ({ user, email }: SignedUp) =>
  rowsNaming(app.platform.db, [user.id, email, hashOf(user.id), hashOf(email)]);

describe('my data', () => {
  let mine: SignedUp;
  let other: SignedUp;

  it('S083 asks for the password again', async () => {
    const { token } = await app.student();
    const { status, body } = await app.post('/account/export', { password: 'not it' }, { token });
    expect([status, body.errors[0]]).toEqual([
      422,
      { path: 'password', message: 'This is not your password.' },
    ]);
  });

  it('S083 holds profile, sessions, answers, their questions, plan and feedback, and only mine', async () => {
    [mine, other] = [await busyStudent(), await busyStudent()];
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
    const { body } = await exportFor(mine);
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

describe('an address that nobody proved', () => {
  it('tells nothing of what an administrator gave it', async () => {
    const stranger = await app.unproved();
    await addPrivilege(app.platform.db, stranger.email, '', 'test', app.clock.now());
    expect((await exportFor(stranger)).body.privilege).toBeNull();
    const code = await app.codeFor(stranger.email);
    await app.post('/auth/verify-email', { email: stranger.email, verification_code: code }, stranger);
    expect((await exportFor(stranger)).body.privilege).not.toBeNull();
  });

  it('takes nothing along that is its owner’s when its account is deleted', async () => {
    const owner = await app.student();
    await addPrivilege(app.platform.db, owner.email, '', 'test', app.clock.now());
    await app.post('/feedback', { feedback: 'From outside', user_email: owner.email });
    const stranger = await app.unproved(owner.email, 'password of a stranger');
    const { body: log } = await app.get('/account/security-log', owner);
    expect((await leave(stranger)).status).toBe(200);
    const kept = sql`select text from feedback where email = ${owner.email}`;
    expect(await rowsOf(app.platform.db.execute(kept))).toEqual([{ text: 'From outside' }]);
    expect((await app.get('/account/security-log', owner)).body).toEqual(log);
    expect((await exportFor(owner)).body.privilege).not.toBeNull();
  });
});

it('S083 a download whose answer was lost is asked for again, and does not use the day up', async () => {
  const student = await app.student();
  app.platform.limits.scale = 1;
  const download = 'k'.repeat(22);
  const ask = (more = {}) =>
    app.post('/account/export', { password: student.password, ...more }, { token: student.token });
  const [first, again, other] = [await ask({ download }), await ask({ download }), await ask()];
  app.clock.advance(3600 + 1);
  const late = await ask({ download });
  app.platform.limits.scale = 1000;
  expect([first.status, again.status, other.status, late.status]).toEqual([200, 200, 429, 429]);
  expect(again.body.answers).toEqual(first.body.answers);
});

it('an export is kept nowhere, and one that breaks off does not use the day up', async () => {
  const student = await app.student();
  app.platform.limits.scale = 1;
  app.expectedErrors.add('request failed');
  vi.spyOn(app.platform.db, 'selectDistinct').mockImplementationOnce(() => {
    throw new Error('the database is gone');
  });
  expect((await exportFor(student)).status).toBe(500);
  expect((await exportFor(student)).status).toBe(200);
  app.platform.limits.scale = 1000;
  expect(Object.keys(await rowsNaming(app.platform.db, ['exported_at', 'my-data']))).toEqual([]);
});

/** Where a student of the test below is named before they leave. */
const placesOfAPerson = [
  'pgboss.job',
  'public.answers',
  'public.codes',
  'public.dismissed_corrections',
  'public.doubt_messages',
  'public.doubt_threads',
  'public.feedback',
  'public.insights',
  'public.kept_replies',
  'public.learners',
  'public.letter_choices',
  'public.page_notes',
  'public.pending_signups',
  'public.practice_sessions',
  'public.privileged_emails',
  'public.question_reports',
  'public.rate_counters',
  'public.second_factors',
  'public.security_events',
  'public.session_items',
  'public.session_progress',
  'public.shared_links',
  'public.study_plans',
  'public.study_units',
  'public.tokens',
  'public.users',
  'public.wishes',
];

/** A student with a trace in every table that can hold one, and with jobs that wait, are done and failed for good. */
async function namedEverywhere(): Promise<SignedUp> {
  const student = await busyStudent();
  const { db } = app.platform;
  await app.call('PATCH', '/account', {
    token: student.token,
    body: { full_name: 'Zenobia Rao', phone: '+919812345678' },
  });
  await app.call('PATCH', '/letters', { token: student.token, body: { daily: true } });
  await app.post('/sharing/page', undefined, student);
  await app.post('/practice/wish', { subcategory_code: 'AR.PCT' }, student);
  const { session_id, questions } = await start(app, student);
  await app.post(`/questions/${questions[0]?.id}/report`, { reason: 'answer' }, student);
  const answered = (await app.get('/history/questions', student)).body.questions[0];
  const question_ids = [answered.question.id];
  await app.post('/history/corrections/dismiss', { question_ids }, student);
  const place = {
    session_id,
    current_question_index: 3,
    total_questions: 12,
    last_question_id: questions[3]?.id,
  };
  await app.post('/session-progress/update', place, student);
  const doubt = { session_id, question_id: questions[3]?.id, message: 'a hint please' };
  await app.post('/doubts/ask', doubt, student);
  await addPrivilege(db, student.email, 'Zenobia asked', student.email, app.clock.now());
  await addPrivilege(db, freshEmail(), '', student.user.id, app.clock.now());
  app.clock.advance(61);
  await app.post('/auth/password-reset', { email: student.email });
  const signUp = { name: 'Zenobia Rao', email: student.email, password: student.password };
  await app.post('/auth/send-verification-code', signUp);
  await app.post('/session/report-failure', { user_email: student.email }, student);
  await app.post('/account/second-factor', { password: student.password }, student);
  const keyed = { token: student.token, headers: { 'idempotency-key': 'n'.repeat(22) } };
  await app.post('/feedback', { feedback: 'Zenobia asks', user_email: null }, keyed);
  await db.execute(
    sql`insert into pgboss.job (name, data, group_id)
      values ('dead_letters', ${JSON.stringify({ userId: student.user.id })}::jsonb, ${hashOf(student.user.id)})`,
  );
  return student;
}

/** What all students together did. */
const practiceTotals = () => answersPerItem(app.platform.db);

describe('leaving', () => {
  it('S084 asks for the password again, and without it nothing happens', async () => {
    const { token } = await app.student();
    expect((await app.post('/account/delete', { password: 'not it' }, { token })).status).toBe(422);
    expect((await app.get('/auth/me', { token })).status).toBe(200);
  });

  it('S084 ends every sign-in at once, and a mail says so', async () => {
    const student = await app.student();
    const other = await app.login(student.email, student.password);
    expect((await leave(student)).status).toBe(200);
    for (const token of [student.token, other])
      expect((await app.get('/auth/me', { token })).status).toBe(401);
    expect((await app.mailsTo(student.email)).at(-1)?.subject).toMatch(/account was deleted/);
  });

  it('S084 leaves no row in any table that names the person, but the last mail and the job that looks once more', async () => {
    const student = await namedEverywhere();
    const before = Object.keys(await naming(student));
    expect(before).toEqual(expect.arrayContaining(placesOfAPerson));
    await leave(student);
    expect(await naming(student)).toEqual({ 'pgboss.job': 2 });
    expect(await rowsNaming(app.platform.db, ['Zenobia', '+919812345678'])).toEqual({});
  });

  it('S084 what calls under way still wrote is gone within the day, and so is the job that removed it', async () => {
    const student = await app.student();
    await leave(student);
    const { db } = app.platform;
    await db.execute(
      sql`insert into insights (user_id, session_id, all_time_markdown, recent_markdown, written_at)
        values (${student.user.id}, ${student.user.id}, '', '', now())`,
    );
    await db.execute(sql`update pgboss.job set start_after = now() where singleton_key = ${student.user.id}`);
    await app.settle();
    expect(await naming(student)).toEqual({ 'pgboss.job': 2 });
    const kept = await rowsOf<{ seconds: number }>(
      db.execute(
        sql`select distinct q.deletion_seconds as seconds from pgboss.job j join pgboss.queue q on q.name = j.name
          where j.singleton_key = ${student.user.id} or j.name = 'mail'`,
      ),
    );
    expect(kept).toEqual([{ seconds: 3600 }]);
  });

  it('S084 leaves everybody else as they were, and totals over all students do not change', async () => {
    const [leaving, staying] = [await busyStudent(), await busyStudent()];
    const [before, totals] = [await naming(staying), await practiceTotals()];
    await leave(leaving);
    await app.settle();
    expect(await naming(staying)).toEqual(before);
    expect(await practiceTotals()).toEqual(totals);
    expect(totals.length).toBeGreaterThan(0);
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
    expect(await rowsNaming(app.platform.db, [registered.user.id])).toEqual({ 'pgboss.job': 1 });
  });
});
