import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../../../test/kit/admin.ts';
import { freshEmail, type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, passTime, providerOf, runJob } from '../../../../test/kit/buyer.ts';
import { wholeSession } from '../../../../test/kit/practice.ts';
import { sql } from '../../../platform/db/query.ts';
import { beginLongJob, noteLongJob } from '../../../platform/jobs/long-jobs.ts';
import { planPackJob } from '../../learning/index.ts';
import { countDaysJob } from './figures.ts';

const app = testApp();
let admin: SignedUp;
beforeAll(async () => {
  admin = await signedInAdmin(app);
});
const get = async (path: string) => (await app.get(path, admin)).body;

it('cashback that is due is paid once, and exported', async () => {
  const [owner, buyer] = [await app.student('Ravi Owner'), await app.student()];
  const { code } = (await app.get('/referral/mine', owner)).body;
  await buy(app, buyer, 'pro_regular', { referral_code: code });
  const { cashback, due } = await get('/admin/cashback?state=due');
  expect(cashback).toMatchObject([
    { referrer_email: owner.email, amount: 50_000, state: 'due', paid_at: null },
  ]);
  expect(due).toBe(50_000);
  const pay = () => app.post(`/admin/cashback/${cashback[0].id}/pay`, undefined, admin);
  const tries = await Promise.all([pay(), pay()]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await get('/admin/cashback?state=paid')).toMatchObject({ due: 0, cashback: [{ state: 'paid' }] });
  const { text } = await app.get('/admin/cashback/export', admin);
  expect(text).toContain(`${code},Ravi Owner,${owner.email},pro_regular,500,paid,`);
});

it('what is not in order with money is listed with whose it is, until it is', async () => {
  const [stopping, refunded] = [await app.student(), await app.student()];
  await buy(app, stopping, 'pro_regular');
  const { paymentId } = await buy(app, refunded, 'pro_regular');
  const seen = async () =>
    (await get('/admin/payment-troubles')).troubles.map(
      ({ kind, user_id }: { kind: string; user_id: string }) => [kind, user_id],
    );
  const refund = () => app.post(`/admin/payments/${paymentId}/refund`, { reason: 'A fault.' }, admin);
  app.expectedErrors.add('job failed');
  providerOf(app).change({ refunds: 'failed' });
  await refund();
  await app.settle();
  providerOf(app).change({ down: true });
  await app.post('/user/cancel-subscription', undefined, stopping);
  await app.settle();
  expect(await seen()).toEqual([['refund_failed', refunded.user.id]]);
  app.clock.advance(16 * 60);
  expect((await seen()).sort()).toEqual([
    ['refund_failed', refunded.user.id],
    ['renewal_not_confirmed', stopping.user.id],
  ]);
  providerOf(app).change({ mode: 'up' });
  await runJob(app, 'billing.reconcile');
  await refund();
  await app.settle();
  expect(await seen()).toEqual([]);
});

it('a letter is open until it is answered by mail or closed', async () => {
  const email = freshEmail();
  await app.post('/feedback', { feedback: 'Where is the syllabus?', user_email: email });
  app.clock.advance(1);
  const student = await app.student();
  await app.post('/session/report-failure', { user_email: student.email }, student);
  const { messages } = await get('/admin/inbox?state=open');
  expect(messages).toMatchObject([
    { kind: 'failure', email: student.email },
    { kind: 'feedback', email, text: 'Where is the syllabus?' },
  ]);
  const [failure, letter] = messages.map(
    ({ kind, id }: { kind: string; id: string }) => `/admin/inbox/${kind}/${id}`,
  );
  expect((await app.post(`${letter}/reply`, { text: 'Below the dashboard.' }, admin)).status).toBe(200);
  expect((await app.post(`${failure}/state`, { state: 'closed' }, admin)).status).toBe(200);
  expect((await app.mailsTo(email)).at(-1)?.text).toContain('Below the dashboard.');
  expect((await get('/admin/inbox?state=open')).messages).toEqual([]);
  expect((await get('/admin/inbox?state=answered')).messages).toMatchObject([{ email }]);
});

it('the figures of a day count sign-ups, first and returning students and what was paid', async () => {
  app.clock.advance(3 * 24 * 3600);
  const student = await app.student();
  await wholeSession(app, student);
  await wholeSession(app, student);
  await buy(app, student, 'pro_regular');
  app.clock.advance(24 * 3600);
  await wholeSession(app, await app.student());
  await wholeSession(app, student);
  const { days } = await get('/admin/figures?days=2');
  expect(days).toMatchObject([
    { sign_ups: 1, first_sessions: 1, returning: 1, undelivered_mails: 0, revenue: 0 },
    { sign_ups: 1, first_sessions: 1, returning: 0, revenue: 149_900 },
  ]);
  for (const cause of ['refused', 'expired'])
    await app.platform.db.execute(
      sql`insert into undelivered_mails (day, cause, mails) values (${days[1].day}::date, ${cause}, 2)`,
    );
  const again = (await get('/admin/figures?days=2')).days;
  expect(again.map((day: { undelivered_mails: number }) => day.undelivered_mails)).toEqual([0, 4]);
});

it('a dispute is listed until it is decided; what the bank took is no revenue of the day it took it', async () => {
  app.clock.advance(3 * 24 * 3600);
  const student = await app.student();
  const { paymentId } = await buy(app, student, 'pro_regular');
  const tell = async (status: 'created' | 'lost') => {
    providerOf(app).change({ dispute: { payment: paymentId, status } });
    await passTime(app);
  };
  await tell('created');
  const disputed = { kind: 'disputed', subject: paymentId, user_id: student.user.id };
  expect((await get('/admin/payment-troubles')).troubles).toMatchObject([disputed]);
  app.clock.advance(24 * 3600);
  await tell('lost');
  expect((await get('/admin/payment-troubles')).troubles).toEqual([]);
  const { days } = await get('/admin/figures?days=2');
  expect(days).toMatchObject([{ revenue: -149_900 }, { revenue: 149_900 }]);
});

it('the figures of days that the nightly job has counted are those that were counted before', async () => {
  const [one, other] = [await app.student(), await app.student()];
  await wholeSession(app, one);
  app.clock.advance(24 * 3600);
  for (const student of [one, other]) await wholeSession(app, student);
  app.clock.advance(24 * 3600);
  await wholeSession(app, other);
  const counted = await get('/admin/figures?days=60');
  await runJob(app, countDaysJob);
  await runJob(app, countDaysJob);
  expect((await get('/admin/figures?days=60')).days).toEqual(counted.days);
  // What was practised since is counted as it stands, also while the job is behind by days.
  await wholeSession(app, one);
  app.clock.advance(2 * 24 * 3600);
  await wholeSession(app, await app.student());
  const { days } = await get('/admin/figures?days=4');
  expect(days).toMatchObject([
    { sign_ups: 1, first_sessions: 1, returning: 0 },
    { sign_ups: 0, first_sessions: 0, returning: 0 },
    { sign_ups: 0, first_sessions: 0, returning: 2 },
    { sign_ups: 0, first_sessions: 1, returning: 1 },
  ]);
  expect((await get('/admin/figures?days=2')).days).toEqual(days.slice(0, 2));
});

describe('the catalogue', () => {
  it('takes a price from a time on, and none from the past', async () => {
    const { versions } = await get('/admin/catalogue');
    const plan = versions.find(({ plan_type }: { plan_type: string }) => plan_type === 'pro_regular');
    const later = new Date(app.clock.now().getTime() + 3600_000).toISOString();
    const change = (more: object) =>
      app.post('/admin/catalogue', { ...plan, in_force_from: later, ...more }, admin);
    expect((await change({ in_force_from: '2025-06-01T00:00:00.000Z' })).status).toBe(422);
    expect((await change({ price: 100 })).status).toBe(422);
    expect((await change({ price: 129_900 })).status).toBe(200);
    expect((await change({ price: 119_900 })).status).toBe(422);
    const price = async () => {
      const { plans } = (await app.get('/payments/plans')).body;
      return plans.find(({ plan_type }: { plan_type: string }) => plan_type === 'pro_regular').amount;
    };
    expect(await price()).toBe(149_900);
    app.clock.advance(3601);
    expect(await price()).toBe(129_900);
  });

  it('sells no plan beyond the end of what it gives', async () => {
    const { versions } = await get('/admin/catalogue');
    const plan = versions.find(({ plan_type }: { plan_type: string }) => plan_type === 'pro_exclusive');
    const in_force_from = new Date(app.clock.now().getTime() + 3600_000).toISOString();
    const until = (sold_until: string | null) =>
      app.post('/admin/catalogue', { ...plan, in_force_from, sold_until }, admin);
    for (const late of ['2026-06-30T18:30:00.000Z', null]) {
      const { status, body } = await until(late);
      expect([status, body.detail]).toEqual([422, expect.stringContaining('ends on 1 Jan 2026')]);
    }
    expect((await until(plan.sold_until)).status).toBe(200);
  });
});

describe('jobs', () => {
  const failed = async (student: SignedUp): Promise<string> => {
    const id = crypto.randomUUID();
    await app.platform.db.execute(sql`
      insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_retry_count)
      values ('dead_letters', ${JSON.stringify({ userId: student.user.id })}::jsonb, ${student.user.id}, ${planPackJob},
        ${id}::uuid, 3)`);
    return id;
  };

  it('that failed for good are done again once, or dropped; those that wait can be dropped', async () => {
    const [one, other] = [await app.student(), await app.student()];
    const [first, second] = [await failed(one), await failed(other)];
    const { jobs } = await get(`/admin/queues?queue=${planPackJob}`);
    expect(jobs).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
    const retry = () => app.post(`/admin/jobs/${first}/retry`, undefined, admin);
    expect((await Promise.all([retry(), retry()])).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await app.post(`/admin/jobs/${second}/cancel`, undefined, admin)).status).toBe(200);
    const waiting = (await get(`/admin/queues?queue=${planPackJob}`)).jobs;
    expect(waiting).toMatchObject([{ state: 'waiting', key: one.user.id }]);
    expect((await app.post(`/admin/jobs/${waiting[0].id}/cancel`, undefined, admin)).status).toBe(200);
    expect((await get(`/admin/queues?queue=${planPackJob}`)).jobs).toEqual([]);
  });

  it('that take long tell how far they are, and that they failed or were dropped', async () => {
    const { db } = app.platform;
    const row = { queue: planPackJob, adminId: admin.user.id, total: 40 };
    await beginLongJob(db, row, app.clock.now());
    const now = async () => (await get('/admin/long-jobs')).jobs[0];
    const id = await failed(await app.student());
    await noteLongJob(db, planPackJob, 20);
    await noteLongJob(db, planPackJob, 10);
    expect(await now()).toMatchObject({ state: 'failed', done: 20, total: 40, started_by: admin.email });
    await app.post(`/admin/jobs/${id}/retry`, undefined, admin);
    expect(await now()).toMatchObject({ state: 'running' });
    const [waiting] = (await get(`/admin/queues?queue=${planPackJob}`)).jobs;
    await app.post(`/admin/jobs/${waiting.id}/cancel`, undefined, admin);
    expect(await now()).toMatchObject({ state: 'stopped', ended_at: null, result: null });
  });
});
