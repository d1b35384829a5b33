import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, deskOf, passTime, planOf, providerOf, runJob } from '../../../../test/kit/buyer.ts';

const app = testApp();
const day = 24 * 3600;
/** Days pass for a signed-in student, at the provider too. */
async function later(student: SignedUp, days: number): Promise<SignedUp> {
  app.clock.advance(days * day);
  await passTime(app);
  await runJob(app, 'billing.reconcile');
  return { ...student, token: await app.login(student.email, student.password) };
}

describe('a renewal', () => {
  it('that is due and not debited yet is no failed one, and comes when it is debited', async () => {
    providerOf(app).change({ charge_delay_seconds: 8 * 3600 });
    let student = await app.student();
    await buy(app, student, 'pro_regular');
    const end = Date.parse((await planOf(app, student)).subscription?.ends_at ?? '');
    app.clock.set(new Date(end + 3600 * 1000));
    student = await later(student, 0);
    expect(await planOf(app, student)).toMatchObject({
      subscription: { status: 'due', is_active: true, auto_renew: true },
      messages: ['Your renewal is due today.'],
    });
    student = await later(student, 0.5);
    expect((await planOf(app, student)).subscription?.status).toBe('active');
    providerOf(app).change({ mode: 'up' });
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('that fails keeps the plan for three days, tells so once, and ends it then', async () => {
    providerOf(app).change({ renewals: 'fail' });
    let student = await app.student();
    const { order } = await buy(app, student, 'pro_regular');
    const end = Date.parse((await planOf(app, student)).subscription?.ends_at ?? '');
    app.clock.set(new Date(end + 2 * day * 1000));
    student = await later(student, 0);
    const { subscription, messages } = await planOf(app, student);
    expect(subscription).toMatchObject({ status: 'grace', is_active: true, can_pause: false });
    expect(messages[0]).toContain('did not go through');
    expect((await app.get('/user/session-limit-status', student)).body.user_type).toBe('pro');
    student = await later(student, 2);
    expect((await planOf(app, student)).has_subscription).toBe(false);
    expect(
      (await app.mailsTo(student.email)).filter(
        ({ subject }) => subject === 'Your renewal did not go through',
      ),
    ).toHaveLength(1);
    expect((await app.platform.payments?.client.subscription(order.id))?.status).toBe('cancelled');
    providerOf(app).change({ mode: 'up' });
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('that fails can be paid another way at once: cancelled and bought again it goes on from its end', async () => {
    let student = await app.student();
    await buy(app, student, 'pro_regular');
    providerOf(app).change({ renewals: 'fail' });
    const end = Date.parse((await planOf(app, student)).subscription?.ends_at ?? '');
    app.clock.set(new Date(end + day * 1000));
    student = await later(student, 0);
    const { messages } = await planOf(app, student);
    expect(messages[0]).toContain('To pay another way, cancel the subscription and buy Pro Regular again.');
    expect((await app.post('/user/cancel-subscription', undefined, student)).status).toBe(200);
    await buy(app, student, 'pro_regular');
    providerOf(app).change({ mode: 'up' });
    const { subscription } = await planOf(app, student);
    expect(subscription).toMatchObject({ status: 'active', auto_renew: true });
    expect(Date.parse(subscription?.ends_at ?? '')).toBeGreaterThanOrEqual(end + 30 * day * 1000);
    expect(await deskOf(app).differences()).toEqual([]);
  });
});
