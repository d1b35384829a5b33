import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import {
  attempt,
  buy,
  create,
  deskOf,
  paid,
  passTime,
  planOf,
  providerOf,
  runJob,
  verify,
} from '../../../../test/kit/buyer.ts';

const app = testApp();
const day = 24 * 3600;
const fates = async (student: SignedUp) => {
  const token = await app.login(student.email, student.password);
  const { payments } = (await app.get('/payments/history', { ...student, token })).body;
  return payments.map(({ status }: { status: string }) => status);
};

async function wanting(plan: 'pro_exclusive' | 'pro_regular_resume'): Promise<SignedUp> {
  app.clock.set(new Date(plan === 'pro_exclusive' ? '2025-12-01T06:30:00Z' : '2026-03-02T06:30:00Z'));
  const student = await app.student();
  if (plan === 'pro_exclusive') return student;
  await buy(app, student, 'pro_regular');
  await app.post('/user/pause-subscription', undefined, student);
  return student;
}

it.each(['pro_exclusive', 'pro_regular_resume'] as const)(
  'a paid %s is a plan at once although an earlier try of it is authorised, and stays one when that goes back',
  async plan => {
    const student = await wanting(plan);
    const { body: order } = await create(app, student, plan);
    providerOf(app).change({ drop_webhooks: true });
    await attempt(app, order, 'pending');
    app.clock.advance(60);
    await attempt(app, order);
    providerOf(app).change({ late_success: order.id });
    app.clock.advance(6 * 60);
    await runJob(app, 'billing.poll');
    expect(await planOf(app, student)).toMatchObject({
      subscription: { is_active: true },
      open_purchase: null,
    });
    // Nobody captured the other try: the provider gives it back by itself.
    providerOf(app).change({ mode: 'up' });
    for (let n = 0; n < 4; n += 1) {
      app.clock.advance(day);
      await passTime(app);
      await runJob(app, 'billing.poll');
    }
    await runJob(app, 'billing.check');
    expect((await fates(student)).filter((fate: string) => fate !== 'paid')).toEqual([]);
    expect(await deskOf(app).differences()).toEqual([]);
  },
);

it('of two purchases of one plan that were both paid the second is given back and does not renew', async () => {
  app.clock.set(new Date('2026-03-02T06:30:00Z'));
  const student = await app.student();
  const { body: first } = await create(app, student, 'pro_regular');
  app.clock.advance(31 * 60);
  const { body: second } = await create(app, student, 'pro_regular');
  for (const order of [first, second]) await verify(app, student, await paid(app, order));
  await passTime(app);
  expect((await fates(student)).sort()).toEqual(['paid', 'refunded']);
  const status = async (id: string) => (await app.platform.payments?.client.subscription(id))?.status;
  expect([await status(first.id), await status(second.id)]).toEqual(['active', 'cancelled']);
  expect((await planOf(app, student)).subscription).toMatchObject({ days_remaining: 31, auto_renew: true });
  expect(await deskOf(app).differences()).toEqual([]);
});

it('a resumed plan’s receipt names the days from its resuming to its end', async () => {
  const student = await wanting('pro_regular_resume');
  app.clock.advance(5 * day);
  const token = await app.login(student.email, student.password);
  const { paymentId } = await buy(app, { ...student, token }, 'pro_regular_resume');
  const { body } = await app.get(`/payments/receipts/${paymentId}`, { token });
  const { subscription } = await planOf(app, { token });
  expect(body.period).toEqual({ from: app.clock.now().toISOString(), until: subscription?.ends_at });
});

it('a window that was closed is asked about: nothing paid, on its way, paid, or not known', async () => {
  app.clock.set(new Date('2026-03-02T06:30:00Z'));
  providerOf(app).change({ drop_webhooks: true });
  const student = await app.student();
  const { body: order } = await create(app, student, 'pro_regular');
  const check = async () => {
    const { status, body } = await app.post('/payments/check-order', { id: order.id }, student);
    return body.status ?? status;
  };
  expect(await check()).toBe('unpaid');
  providerOf(app).change({ down: true });
  expect(await check()).toBe(503);
  expect((await planOf(app, student)).open_purchase?.payment_pending).toBe(true);
  providerOf(app).change({ down: false });
  await attempt(app, order, 'pending');
  expect(await check()).toBe('pending');
  providerOf(app).change({ late_success: order.id });
  expect(await check()).toBe('active');
  expect((await app.post('/payments/check-order', { id: order.id }, await app.student())).status).toBe(404);
  providerOf(app).change({ mode: 'up' });
});

it('a month that is captured by hand runs to the end of the provider’s month', async () => {
  app.clock.set(new Date('2026-03-02T06:30:00Z'));
  providerOf(app).change({ capture: 'manual' });
  const student = await app.student();
  const { body: order } = await create(app, student, 'pro_regular');
  const result = await attempt(app, order);
  if (result.kind !== 'success') throw new Error(result.kind);
  expect((await verify(app, student, result.response)).body.status).toBe('active');
  providerOf(app).change({ mode: 'up' });
  const { subscription } = await planOf(app, student);
  expect(subscription).toMatchObject({ ends_at: '2026-04-02T06:30:00.000Z', days_remaining: 31 });
  expect(subscription?.next_charge?.at).toBe('2026-04-02T06:30:00.000Z');
});
