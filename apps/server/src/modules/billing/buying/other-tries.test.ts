import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import {
  attempt,
  buy,
  create,
  deskOf,
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
