import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../../test/kit/admin.ts';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { start, wholeSession } from '../../../test/kit/practice.ts';

const app = testApp();
let admin: SignedUp;
beforeAll(async () => {
  admin = await signedInAdmin(app);
});

const report = (id: string, who: SignedUp, reason: string | null = null) =>
  app.post(`/questions/${id}/report`, { reason }, who);
const onDesk = async (id: string) => (await app.get(`/admin/bank/${id}`, admin)).body;

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

async function someLive(many: number): Promise<string[]> {
  const { body } = await app.get(`/admin/bank?status=live&limit=${many}`, admin);
  return body.questions.map(({ id }: { id: string }) => id);
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
