import type { Person, Progress } from '@twelvefold/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../../test/kit/admin.ts';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { buy, passTime, planOf } from '../../../test/kit/buyer.ts';
import { wholeSession } from '../../../test/kit/practice.ts';
import { sql } from '../../platform/db/query.ts';

const app = testApp();
let admin: SignedUp;
beforeAll(async () => {
  admin = await signedInAdmin(app);
});

const person = async ({ user }: SignedUp) => (await app.get(`/admin/people/${user.id}`, admin)).body;
const stand = ({ user }: SignedUp, standing: string, reason = 'Shared with a class.') =>
  app.post(`/admin/people/${user.id}/standing`, { standing, reason }, admin);
const rights = ({ user }: SignedUp, is_admin: boolean) =>
  app.post(`/admin/people/${user.id}/rights`, { is_admin }, admin);

describe('people', () => {
  it('are found by part of name, address and id, in pages', async () => {
    const zoya = await app.student('Zoya Quist');
    await app.student('Zubin Quist');
    for (const search of ['zoya q', zoya.email.slice(0, 20), zoya.user.id.slice(5)]) {
      const { body } = await app.get(`/admin/people?search=${encodeURIComponent(search)}`, admin);
      expect(body.people).toMatchObject([{ id: zoya.user.id, name: 'Zoya Quist', standing: 'active' }]);
    }
    const first = await app.get('/admin/people?search=quist&limit=1', admin);
    const second = await app.get(`/admin/people?search=quist&limit=1&cursor=${first.body.next}`, admin);
    expect([first.body.people[0].name, second.body.people[0].name].sort()).toEqual([
      'Zoya Quist',
      'Zubin Quist',
    ]);
    expect(second.body.next).toBeNull();
  });

  it('one page shows sessions, plans, payments and beliefs, and nothing of notes and doubts', async () => {
    const student = await app.student();
    const { questions } = await wholeSession(app, student);
    await app.post('/session/report-failure', { user_email: student.email }, student);
    await app.post(`/notebook/marks/${questions[0]?.id}`, { note: 'Mine alone' }, student);
    const { paymentId } = await buy(app, student, 'pro_regular');
    const { status, body, text } = await app.get(`/admin/people/${student.user.id}`, admin);
    expect([status, text.includes('Mine alone')]).toEqual([200, false]);
    expect(body).toMatchObject({
      email: student.email,
      sessions: [{ status: 'completed', questions: 12, dealt_with: 12 }],
      plans: [{ plan_type: 'pro_regular', status: 'running', auto_renew: true }],
      payments: [{ payment_id: paymentId, refund: null }],
      jobs: [],
      page_notes: [{ kind: 'pack_failure' }],
    });
    const answers = body.beliefs.reduce((sum: number, one: { answers: number }) => sum + one.answers, 0);
    expect(answers).toBe(12);
  });
});

describe('beliefs', () => {
  const learnt = testApp();

  it('are those of the student’s dashboard, also where answers say that a band is harder than it was thought', async () => {
    // Before the bank is read for the first time.
    await learnt.platform.db.execute(sql`update items set learnt = 0.8 where band = 'Medium'`);
    const student = await learnt.student();
    for (let session = 0; session < 7; session += 1) {
      await wholeSession(learnt, student, () => 'wrong');
      learnt.clock.advance(4 * 24 * 3600);
    }
    const boss = await signedInAdmin(learnt);
    const { stakes } = (await learnt.get('/dashboard/progress', student)).body as Progress;
    const { beliefs } = (await learnt.get(`/admin/people/${student.user.id}`, boss)).body as Person;
    expect(stakes.length).toBeGreaterThan(0);
    for (const stake of stakes)
      expect(beliefs.find(({ subcategory }) => subcategory === stake.subcategory_name)).toEqual({
        subcategory: stake.subcategory_name,
        answers: stake.correct_count + stake.incorrect_count,
        percent: stake.present_percent,
        low_percent: stake.low_percent,
        high_percent: stake.high_percent,
      });
  });
});

describe('an account', () => {
  it('that is suspended is out at once, renews no more, is told why, and comes back', async () => {
    const student = await app.student();
    await buy(app, student, 'pro_regular');
    expect((await stand(student, 'suspended')).status).toBe(200);
    expect((await app.get('/auth/me', student)).status).toBe(401);
    const refused = await app.post('/auth/login', { email: student.email, password: student.password });
    expect(refused.body).toMatchObject({ status: 403, code: 'account_suspended' });
    expect(refused.body.detail).toContain('Shared with a class.');
    expect((await person(student)).plans).toMatchObject([{ auto_renew: false }]);
    expect((await app.mailsTo(student.email)).at(-1)?.text).toContain('Shared with a class.');
    expect((await stand(student, 'suspended')).status).toBe(422);
    expect((await stand(student, 'active', 'A mistake of ours.')).status).toBe(200);
    const token = await app.login(student.email, student.password);
    expect((await app.get('/auth/me', { token })).status).toBe(200);
    // What was signed in before stays signed out.
    expect((await app.get('/auth/me', student)).status).toBe(401);
  });

  it('of an administrator is neither suspended nor without its rights while it is the last', async () => {
    expect((await rights(admin, false)).body.detail).toBe('This is the last administrator.');
    expect((await stand(admin, 'terminated')).status).toBe(422);
    const second = await app.student();
    expect((await rights(second, true)).status).toBe(200);
    expect((await app.get('/admin/people', second)).status).toBe(200);
    // Each takes the other's rights at once: one stays.
    const both = await Promise.all([
      rights(second, false),
      app.post(`/admin/people/${admin.user.id}/rights`, { is_admin: false }, second),
    ]);
    const left = both.filter(({ status }) => status === 200).length;
    expect(left).toBeLessThanOrEqual(1);
    if ((await app.get('/admin/people', admin)).status !== 200)
      await app.post(`/admin/people/${admin.user.id}/rights`, { is_admin: true }, second);
    expect((await rights(await app.unproved(), true)).status).toBe(422);
  });

  it('that pays gets a payment back with a reason, once', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    const refund = () => app.post(`/admin/payments/${paymentId}/refund`, { reason: 'Bought twice.' }, admin);
    expect((await refund()).status).toBe(200);
    expect((await refund()).status).toBe(422);
    await passTime(app);
    expect((await person(student)).payments).toMatchObject([
      { refund: { status: 'accepted', reason: 'Bought twice.' } },
    ]);
    expect((await planOf(app, student)).has_subscription).toBe(false);
    const { body } = await app.get(`/admin/audit-log?action=payments.refund&result=done`, admin);
    expect(body.entries).toMatchObject([{ object: paymentId, admin_email: admin.email }]);
  });
});
