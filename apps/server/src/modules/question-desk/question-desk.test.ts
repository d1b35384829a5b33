import type { BankQuestion } from '@twelvefold/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../../test/kit/admin.ts';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { runJob } from '../../../test/kit/buyer.ts';
import { start, wholeSession } from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { countAnswersJob } from './counting.ts';

const app = testApp();
let admin: SignedUp;
beforeAll(async () => {
  admin = await signedInAdmin(app);
});

const report = (id: string, who: SignedUp, reason: string | null = null) =>
  app.post(`/questions/${id}/report`, { reason }, who);
const onDesk = async (id: string): Promise<BankQuestion> => (await app.get(`/admin/bank/${id}`, admin)).body;

/** A student who has answered `item`, as the rows of many sessions would say. */
async function practised(item: string, answers: number): Promise<SignedUp> {
  const student = await app.student();
  await app.platform.db.execute(sql`
    insert into answers (answered_at, user_id, item_id, sequence, difficulty, target_seconds, outcome, chosen, band, type)
    select ${app.clock.now().toISOString()}::timestamptz, ${student.user.id}::uuid,
      case when n = 1 then ${item}::uuid else gen_random_uuid() end, n, 0, 60, 'correct', 'A', 'Easy', 'AR.PCT.1'
    from generate_series(1, ${answers}::int) n`);
  return student;
}

const hours = (n: number) => app.clock.advance(n * 3600);

/** Students who answer what the tests of statistics give them; made once, since a sign-up takes its time. */
const pool: string[] = [];
let sequence = 1000;

/** The first answers of students: `option` of each, and how able they were. */
async function answered(
  item: string,
  all: readonly { option: string | null; ability: number; seconds?: number }[],
) {
  while (pool.length < all.length) pool.push((await app.student()).user.id);
  for (const [n, { option, ability, seconds = 60 }] of all.entries()) {
    sequence += 1;
    await app.platform.db.execute(sql`
      insert into answers (answered_at, user_id, item_id, sequence, elapsed_ms, difficulty, logit, logit_variance,
        target_seconds, outcome, chosen, band, type)
      values (${app.clock.now().toISOString()}::timestamptz, ${pool[n]}::uuid, ${item}::uuid, ${sequence}::int,
        ${seconds * 1000}::int, 0.5, ${ability - 0.5}::real, 1, 60,
        ${option === null ? 'skipped' : 'correct'}, ${option}, 'Easy', 'AR.PCT.1')`);
  }
}

const contentOf = (q: BankQuestion) => ({
  stem: q.stem,
  options: Object.fromEntries(q.options.map(({ letter, text }) => [letter, text])),
  right_answer: q.right_answer,
  solution: q.solution,
  type_code: q.type_code,
  difficulty: q.difficulty,
  target_seconds: q.target_seconds,
  version: q.version,
  reason: 'The stem misled.',
});

/** Live questions that nobody has answered, whatever the students of other tests were given. */
async function someLive(many: number): Promise<string[]> {
  const { body } = await app.get('/admin/bank?status=live&limit=1000', admin);
  const rows = await rowsOf<{ id: string }>(
    app.platform.db.execute(sql`select distinct item_id::text as id from answers`),
  );
  const answered = new Set(rows.map(({ id }) => id));
  return body.questions
    .map(({ id }: { id: string }) => id)
    .filter((id: string) => !answered.has(id))
    .slice(0, many);
}

describe('a report', () => {
  it('is taken of what was dealt with, once a student, with or without a reason, and can be taken back', async () => {
    const student = await app.student();
    const session = await wholeSession(app, student, ({ position }) => (position === 1 ? 'skip' : 'right'));
    const id = session.questions[0]?.id ?? '';
    expect((await report(id, student)).body).toEqual({ reason: null });
    expect((await report(id, student, 'answer')).body).toEqual({ reason: 'answer' });
    expect(await onDesk(id)).toMatchObject({
      reports: 1,
      reported_for: { answer: 1, unclear: 0 },
      flag: null,
    });
    const reported = await app.get('/admin/bank?only=reported', admin);
    expect(reported.body.questions).toMatchObject([{ id }]);
    const { body } = await app.post('/account/export', { password: student.password }, student);
    expect(body.question_reports).toMatchObject([{ question_id: id, reason: 'answer' }]);
    expect((await app.delete(`/questions/${id}/report`, student)).status).toBe(200);
    expect(await onDesk(id)).toMatchObject({ reports: 0 });
  });

  it('that the team has answered is told to its student until it is put away, and to nobody else', async () => {
    const [student, other] = [await app.student(), await app.student()];
    const session = await wholeSession(app, student);
    const [kept = '', retired = '', open = ''] = session.questions.map(({ id }) => id);
    for (const id of [kept, retired, open]) await report(id, student);
    const told = async (who = student) =>
      (await app.get('/question-reports/answered', who)).body.reports.map(
        ({ question_id, verdict }: { question_id: string; verdict: string }) => [question_id, verdict],
      );
    expect(await told()).toEqual([]);
    await app.post(`/admin/bank/${kept}/publish`, {}, admin);
    app.clock.advance(60);
    await app.post(`/admin/bank/${retired}/retire`, {}, admin);
    expect(await told()).toEqual([
      [retired, 'retired'],
      [kept, 'kept'],
    ]);
    expect(await told(other)).toEqual([]);
    await app.post('/question-reports/seen', { question_ids: [retired] }, other);
    await app.post('/question-reports/seen', { question_ids: [kept] }, student);
    expect(await told()).toEqual([[retired, 'retired']]);
    await app.post(`/admin/bank/${retired}/publish`, {}, admin);
    expect(await told()).toEqual([[retired, 'retired']]);
  });

  it('is refused of an open question and of one of somebody else', async () => {
    const student = await app.student();
    const id = (await start(app, student)).questions[0]?.id ?? '';
    expect((await report(id, student)).status).toBe(404);
    expect((await report(id, await app.student())).status).toBe(404);
  });

  it('by two students of experience takes the question out of service, until an administrator has looked', async () => {
    const [id = ''] = await someLive(1);
    await report(id, await practised(id, 49));
    await report(id, await practised(id, 50));
    expect(await onDesk(id)).toMatchObject({ status: 'live', reports: 2, flag: null });
    await report(id, await practised(id, 50), 'answer');
    expect(await onDesk(id)).toMatchObject({
      status: 'in_review',
      flag: { cause: 'reports', withdrawn: true },
    });
    await app.post(`/admin/bank/${id}/publish`, {}, admin);
    expect(await onDesk(id)).toMatchObject({ status: 'live', flag: null });
    await report(id, await practised(id, 50));
    expect(await onDesk(id)).toMatchObject({ status: 'live', reports: 4, flag: null });
  });

  it('withdraws one per cent of the bank a day; beyond, questions are only flagged', async () => {
    const { body } = await app.get('/admin/bank?status=live&limit=1000', admin);
    // A bank of a hundred: one a day.
    const [first = '', second = '', ...others] = body.questions.map(({ id }: { id: string }) => id);
    const kept = others.slice(0, 98);
    await app.platform.db.execute(sql`
      update items set status = 'retired', retired_by = 'admin'
      where status = 'live' and id::text <> all (string_to_array(${[first, second, ...kept].join(',')}, ','))`);
    app.clock.advance(25 * 3600);
    for (const id of [first, second])
      for (let n = 0; n < 2; n += 1) await report(id, await practised(id, 50));
    expect(await onDesk(first)).toMatchObject({ status: 'in_review', flag: { withdrawn: true } });
    expect(await onDesk(second)).toMatchObject({ status: 'live', flag: { withdrawn: false } });
    const flagged = await app.get('/admin/bank?only=flagged', admin);
    expect(flagged.body.questions.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort());
  });
});

describe('statistics', () => {
  it('count first answers once, and judge them by the key of today', async () => {
    const id = (await someLive(50)).at(-1) ?? '';
    const { right_answer: key } = await onDesk(id);
    const wrong = key === 'A' ? 'B' : 'A';
    // The able are right: half of them, in twice the time.
    const many = Array.from({ length: 24 }, (_, n) => ({
      option: n % 2 ? key : wrong,
      ability: n % 2 ? 1 : -1,
      seconds: n % 2 ? 80 : 40,
    }));
    await answered(id, [...many, { option: null, ability: 0 }]);
    hours(1);
    await runJob(app, countAnswersJob);
    // Again by the same students: no first answers.
    await answered(id, many);
    hours(1);
    await runJob(app, countAnswersJob);
    await runJob(app, countAnswersJob);
    const { statistics, answered: shown } = await onDesk(id);
    expect(shown).toBe(24);
    expect(statistics).toMatchObject({ answered: 24, skipped: 1, right_share: 0.5, suspect_key: false });
    expect(statistics?.discrimination).toBeCloseTo(1, 5);
    expect(statistics?.options.find(({ letter }) => letter === wrong)).toMatchObject({
      chosen: 12,
      share: 0.5,
    });
    expect(statistics?.median_seconds).toBeGreaterThan(35);
    expect(statistics?.median_seconds).toBeLessThan(55);
  });

  it('a key that the weak choose and the strong do not is suspect, and its question is withdrawn', async () => {
    const [, id = ''] = await someLive(2);
    const { right_answer: key } = await onDesk(id);
    const strong = key === 'A' ? 'B' : 'A';
    hours(25);
    await answered(
      id,
      Array.from({ length: 60 }, (_, n) =>
        n % 3 ? { option: strong, ability: 1 } : { option: key, ability: -1 },
      ),
    );
    hours(1);
    await runJob(app, countAnswersJob);
    expect(await onDesk(id)).toMatchObject({
      status: 'in_review',
      flag: { cause: 'suspect_key', withdrawn: true },
      statistics: { suspect_key: true },
    });
  });

  it('chances that were expected are set against what came, by week and band', async () => {
    await wholeSession(app, await app.student(), ({ position }) => (position <= 3 ? 'wrong' : 'right'));
    hours(1);
    await runJob(app, countAnswersJob);
    const { body } = await app.get('/admin/calibration', admin);
    const [week] = body.weeks;
    expect(week.week).toMatch(/^2026-0\d-\d\d$/);
    const answers = (rows: { answers: number }[]) => rows.reduce((sum, row) => sum + row.answers, 0);
    expect(answers(body.tenths)).toBe(answers(body.weeks));
    expect(answers(body.weeks)).toBeGreaterThanOrEqual(12);
    for (const { expected } of body.tenths) expect(expected).toBeGreaterThan(0.2);
  });

  it('coverage counts live questions of each type and band, and what the last students have not seen', async () => {
    await wholeSession(app, await app.student());
    const { body } = await app.get('/admin/bank/coverage', admin);
    const cells = body.rows.flatMap((row: { bands: { live: number; unseen: number }[] }) => row.bands);
    const [stored] = await rowsOf<{ n: number }>(
      app.platform.db.execute(sql`select count(*)::int as n from items where status = 'live'`),
    );
    expect(cells.reduce((sum: number, { live }: { live: number }) => sum + live, 0)).toBe(stored?.n);
    expect(cells.some(({ live, unseen }: { live: number; unseen: number }) => unseen < live)).toBe(true);
  });
});

describe('an edit', () => {
  it('of what students saw is a new version with its diff, author and reason', async () => {
    const [, , id = ''] = await someLive(3);
    const before = await onDesk(id);
    const { body } = await app.post(
      `/admin/bank/${id}/edit`,
      { ...contentOf(before), stem: 'Said anew?' },
      admin,
    );
    expect(body.id).not.toBe(id);
    expect(await onDesk(id)).toMatchObject({ status: 'retired', stem: before.stem });
    expect(await onDesk(body.id)).toMatchObject({
      status: 'live',
      stem: 'Said anew?',
      changes: [
        {
          admin_email: admin.email,
          reason: 'The stem misled.',
          before_id: id,
          after_id: body.id,
          fields: [{ field: 'stem', before: before.stem, after: 'Said anew?' }],
        },
      ],
    });
  });

  it('follows the answers to another difficulty, and is as hard as before', async () => {
    const { db } = app.platform;
    const { body: listed } = await app.get('/admin/bank?status=live&limit=1000', admin);
    const easy = listed.questions.find(({ difficulty }: { difficulty: string }) => difficulty === 'Easy');
    await db.execute(sql`insert into difficulty_shifts (scope, code, shift, spread, answers)
      select 'item', family, 1.1, 0.1, 400 from items where id = ${easy.id}::uuid`);
    await db.execute(sql`update items set learnt = 1.1 where id = ${easy.id}::uuid`);
    const rebanded = async () => (await app.get('/admin/bank?only=rebanded', admin)).body.questions;
    expect(await rebanded()).toMatchObject([{ id: easy.id, suggested_band: 'Medium' }]);
    const before = await onDesk(easy.id);
    const change = { ...contentOf(before), difficulty: 'Medium' };
    const { body } = await app.post(`/admin/bank/${easy.id}/edit`, change, admin);
    expect(await rebanded()).toEqual([]);
    const after = await onDesk(body.id);
    expect(after).toMatchObject({ difficulty: 'Medium', learnt: { suggested_band: null } });
    expect(after.learnt?.difficulty).toBeCloseTo(before.learnt?.difficulty ?? 9, 2);
  });

  it('of two administrators at once is done once; the other is told to look', async () => {
    const [, , , id = ''] = await someLive(4);
    const content = contentOf(await onDesk(id));
    const edits = await Promise.all(
      ['One?', 'Two?'].map(stem => app.post(`/admin/bank/${id}/edit`, { ...content, stem }, admin)),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of the key corrects what was answered, and a question in review stays there', async () => {
    const [, , , , id = ''] = await someLive(5);
    await app.post(`/admin/bank/${id}/review`, undefined, admin);
    const before = await onDesk(id);
    const key = before.right_answer === 'A' ? 'B' : 'A';
    const { body } = await app.post(
      `/admin/bank/${id}/edit`,
      { ...contentOf(before), right_answer: key },
      admin,
    );
    expect(await onDesk(id)).toMatchObject({ status: 'retired', right_answer: key });
    expect(await onDesk(body.id)).toMatchObject({ status: 'in_review', right_answer: key });
  });

  it('of the key with its solution is what those read who answered before', async () => {
    const student = await app.student();
    const session = await wholeSession(app, student);
    const id = session.questions[2]?.id ?? '';
    const before = await onDesk(id);
    const right_answer = before.right_answer === 'A' ? 'B' : 'A';
    const content = contentOf(before);
    const solution = { ...content.solution, snap_read: 'Read it like this.' };
    const edited = await app.post(`/admin/bank/${id}/edit`, { ...content, right_answer, solution }, admin);
    expect(edited.status).toBe(200);
    const { body } = await app.get(`/session/questions/${session.session_id}`, student);
    expect(body.questions[2].review).toMatchObject({
      is_correct: false,
      correct_letter: right_answer,
      solution_feedback: { snap_read: 'Read it like this.' },
    });
  });

  it('is seen in the preview, which is what a student is served', async () => {
    const [id = ''] = await someLive(1);
    const { body } = await app.get(`/admin/bank/${id}/preview`, admin);
    const { stem, right_answer } = await onDesk(id);
    expect(body.question).toMatchObject({ id, stem });
    expect(body.question).not.toHaveProperty('answer');
    expect(body.reviews[right_answer]).toMatchObject({ is_correct: true });
  });
});
