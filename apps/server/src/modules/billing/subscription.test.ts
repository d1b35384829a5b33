import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import {
  buy,
  create,
  deskOf,
  passTime,
  payer,
  planOf,
  providerOf,
  runJob,
  subscriber,
  verify,
} from '../../../test/kit/buyer.ts';
import { rowsNaming } from '../../../test/kit/rows.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';

const app = testApp();
const day = 24 * 3600;
const days = (n: number) => app.clock.advance(n * day);
const pause = (student: SignedUp) => app.post('/user/pause-subscription', undefined, student);
const cancel = (student: SignedUp) => app.post('/user/cancel-subscription', undefined, student);
const subjects = async (student: SignedUp) =>
  (await app.mailsTo(student.email)).map(({ subject }) => subject);
/** Time passes at the provider, and ours is compared with it. */
async function tend(): Promise<void> {
  await passTime(app);
  await runJob(app, 'billing.reconcile');
}
/** Days pass for a signed-in student: a token that is not used for a week ends. */
async function later(student: SignedUp, n: number): Promise<SignedUp> {
  days(n);
  await tend();
  return { ...student, token: await app.login(student.email, student.password) };
}
const atProvider = async (student: SignedUp) => {
  const [row] = await rowsOf<{ id: string }>(
    app.platform.db.execute(
      sql`select provider_id as id from orders where user_id = ${student.user.id} and plan_type = 'pro_regular'`,
    ),
  );
  return app.platform.payments?.client.subscription(row?.id ?? '');
};

describe('pausing and resuming', () => {
  it('S062, S063, S064 saves what is left to the millisecond and gives it back; meanwhile neither access nor charges', async () => {
    const bought = await subscriber(app);
    const { subscription: before } = await planOf(app, bought);
    const endsAt = Date.parse(before?.ends_at ?? '');
    expect((await app.get('/user/session-limit-status', bought)).body).toMatchObject({
      user_type: 'pro',
      plan_until: before?.ends_at,
    });
    app.clock.set(new Date(endsAt - (17 * day + 5 * 3600) * 1000 - 7));
    const student = { ...bought, token: await app.login(bought.email, bought.password) };
    const [first, again] = [await pause(student), await pause(student)];
    expect([first.status, first.body.remaining_days]).toEqual([200, 18]);
    expect([again.status, again.body.detail]).toEqual([
      409,
      'Your plan is paused already. 18 days are saved.',
    ]);
    await app.settle();
    const { subscription, resume_offer } = await planOf(app, student);
    expect(subscription).toMatchObject({
      is_active: false,
      is_paused: true,
      can_resume: true,
      auto_renew: false,
    });
    expect(resume_offer).toMatchObject({ amount: 149_500, days: 30, saved_days: 18, total_days: 48 });
    expect((await app.get('/user/session-limit-status', student)).body).toMatchObject({
      user_type: 'free_trial',
      plan_until: null,
    });
    expect((await atProvider(student))?.status).toBe('paused');

    days(2);
    await buy(app, student, 'pro_regular_resume');
    const { subscription: resumed } = await planOf(app, student);
    const saved = (17 * day + 5 * 3600) * 1000 + 7;
    expect(Date.parse(resumed?.ends_at ?? '')).toBe(app.clock.now().getTime() + 30 * day * 1000 + saved);
    expect(resumed).toMatchObject({ is_active: true, paused_days_remaining: 0, auto_renew: false });
    await tend();
    expect((await planOf(app, student)).subscription?.ends_at).toBe(resumed?.ends_at);
    const { payments } = (await app.get('/payments/history', student)).body;
    expect(payments.map(({ amount }: { amount: number }) => amount)).toEqual([149_500, 149_900]);
    expect((await atProvider(student))?.status).toBe('cancelled');
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('S063 is refused without a running Pro Regular', async () => {
    const free = await app.student();
    expect((await pause(free)).body.code).toBe('subscription_not_pausable');
    app.clock.set(new Date('2025-12-01T06:30:00Z'));
    const exclusive = await subscriber(app, 'pro_exclusive');
    expect((await pause(exclusive)).status).toBe(409);
    expect((await planOf(app, exclusive)).subscription?.is_active).toBe(true);
    app.clock.set(new Date('2026-03-02T06:30:00Z'));
  });

  it('in the discounted first cycle keeps its days, and the discount does not come back', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const { code } = (await app.get('/referral/mine', owner)).body;
    await buy(app, buyer, 'pro_regular', { referral_code: code });
    expect((await atProvider(buyer))?.has_scheduled_changes).toBe(true);
    days(3);
    await pause(buyer);
    await app.settle();
    const student = await later(buyer, 60);
    const { body } = await app.get('/payments/history', student);
    expect(body.payments).toHaveLength(1);
    expect((await planOf(app, student)).subscription?.paused_days_remaining).toBe(28);
  });

  it('while the provider is away is done here at once and there when it is back', async () => {
    const student = await subscriber(app);
    providerOf(app).change({ mode: 'down' });
    expect((await pause(student)).status).toBe(200);
    const unconfirmed = expect.stringContaining('has not confirmed it yet');
    const before = await planOf(app, student);
    expect(before.subscription?.renewal_stop_pending).toBe(true);
    expect(before.messages).not.toContainEqual(unconfirmed);
    app.clock.advance(90);
    expect((await planOf(app, student)).messages).toContainEqual(unconfirmed);
    providerOf(app).change({ mode: 'up' });
    await runJob(app, 'billing.reconcile');
    expect((await atProvider(student))?.status).toBe('paused');
    const after = await planOf(app, student);
    expect(after.subscription?.renewal_stop_pending).toBe(false);
    expect(after.messages).not.toContainEqual(unconfirmed);
  });
});

describe('renewing', () => {
  it('is announced three days before, charged each month, at the full price after a discounted first', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const { code } = (await app.get('/referral/mine', owner)).body;
    await buy(app, buyer, 'pro_regular', { referral_code: code });
    let student = await later(buyer, 28);
    expect(await subjects(student)).toContainEqual(expect.stringMatching(/^₹1,499 will be charged on/));
    student = await later(student, 5);
    const { body } = await app.get('/payments/history', student);
    expect(body.payments.map(({ amount }: { amount: number }) => amount)).toEqual([149_900, 99_900]);
    expect((await planOf(app, student)).subscription).toMatchObject({ is_active: true, auto_renew: true });
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('S065 cancelled, it goes on to the paid end and is never charged again', async () => {
    let student = await app.student();
    await buy(app, student, 'pro_regular');
    const { body } = await cancel(student);
    expect(body.subscription).toMatchObject({ auto_renew: false, is_active: true, next_charge: null });
    await app.settle();
    expect((await atProvider(student))?.status).toBe('paused');
    student = await later(student, 20);
    expect((await planOf(app, student)).subscription?.is_active).toBe(true);
    student = await later(student, 60);
    expect(await planOf(app, student)).toMatchObject({ has_subscription: false, subscription: null });
    expect((await app.get('/payments/history', student)).body.payments).toHaveLength(1);
  });

  it('after a cancellation can be bought again, and the days are added behind', async () => {
    const student = await subscriber(app);
    const first = Date.parse((await planOf(app, student)).subscription?.ends_at ?? '');
    await cancel(student);
    days(5);
    await buy(app, student, 'pro_regular');
    const { subscription } = await planOf(app, student);
    expect(Date.parse(subscription?.ends_at ?? '')).toBe(first + 30 * day * 1000);
    expect(subscription?.auto_renew).toBe(true);
  });
});

describe('a second plan', () => {
  it('bought while one runs begins when that ends', async () => {
    app.clock.set(new Date('2025-12-31T06:30:00Z'));
    const student = await subscriber(app, 'pro_exclusive');
    await deskOf(app).addPlanVersion({
      plan_type: 'pro_regular',
      in_force_from: app.clock.now(),
      name: 'Pro Regular',
      price_paise: 149_900,
      days: 30,
      unlimited_until: null,
      sold_from: null,
      sold_until: null,
      seats: null,
      cycles: 12,
      takes_referral: true,
    });
    await buy(app, student, 'pro_regular');
    const { subscription, upcoming } = await planOf(app, student);
    expect(subscription).toMatchObject({ plan_type: 'pro_exclusive', is_active: true });
    expect(upcoming).toMatchObject({ plan_type: 'pro_regular', starts_at: '2025-12-31T18:30:00.000Z' });
    expect((await create(app, student, 'pro_exclusive')).body.code).toBe('already_subscribed');
    app.clock.set(new Date('2025-12-31T18:31:00Z'));
    await tend();
    const ended = (await app.mailsTo(student.email)).at(-1);
    expect(ended?.subject).toBe('Your Pro Exclusive has ended');
    expect(ended?.text, 'another plan goes on').toContain(
      'Your Pro Regular, paid for separately, stays yours and renews each month until you cancel it.',
    );
    app.clock.set(new Date('2026-03-02T06:30:00Z'));
  });
});

describe('giving back', () => {
  it('a refund ends what is left, stops the renewal and is made once', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    const given = { paymentId, reason: 'The sessions did not load for two days.', adminId: 'an admin' };
    await deskOf(app).refund(given, app.clock.now());
    await expect(deskOf(app).refund(given, app.clock.now())).rejects.toThrow('refunded already');
    await app.settle();
    await passTime(app);
    const plan = await planOf(app, student);
    expect(plan.has_subscription).toBe(false);
    expect(plan.messages[0]).toContain('The sessions did not load for two days.');
    const [row] = (await app.get('/payments/history', student)).body.payments;
    expect(row).toMatchObject({ status: 'refunded', refund_reason: given.reason });
    expect((await atProvider(student))?.status).toBe('cancelled');
    expect(providerOf(app).counts().refunds).toBe(1);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('deleting the account stops the renewal, and keeps the payment without a name', async () => {
    const student = await app.student();
    const { order, paymentId } = await buy(app, student, 'pro_regular');
    await passTime(app);
    const bodies = async () => {
      const ofOrder = sql`body is not null and names && array[${order.id}, ${paymentId}]::text[]`;
      return rowsOf(app.platform.db.execute(sql`select event_id from webhook_events where ${ofOrder}`));
    };
    expect(await bodies()).not.toEqual([]);
    await app.post('/account/delete', { password: student.password }, student);
    expect(await bodies()).toEqual([]);
    await app.settle();
    expect((await app.platform.payments?.client.subscription(order.id))?.status).toBe('cancelled');
    const [row] = await rowsOf<{ user_id: string | null; buyer: string | null }>(
      app.platform.db.execute(sql`
        select p.user_id::text, o.buyer_email as buyer
        from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}`),
    );
    expect(row).toEqual({ user_id: null, buyer: null });
    expect(await deskOf(app).differences()).toEqual([]);
    expect(
      await rowsNaming(app.platform.db, [student.user.id, student.email]),
      'S084 but the job that looks once more',
    ).toEqual({ 'pgboss.job': 1 });
  });

  it('suspending the account stops the renewal at the provider, and takes nothing that is paid', async () => {
    const student = await app.student();
    const { order } = await buy(app, student, 'pro_regular');
    const given = { userId: student.user.id, adminId: 'an admin', reason: 'Shared with a class.' };
    providerOf(app).change({ down: true });
    await app.platform.db.transaction(tx => deskOf(app).suspend(tx, given, app.clock.now()));
    expect((await planOf(app, student)).subscription).toMatchObject({
      is_active: true,
      auto_renew: false,
      renewal_stop_pending: true,
    });
    providerOf(app).change({ mode: 'up' });
    await tend();
    expect((await app.platform.payments?.client.subscription(order.id))?.status).toBe('cancelled');
    expect((await planOf(app, student)).subscription?.renewal_stop_pending).toBe(false);
  });

  it('S083 the export holds payments, plans, purchases and referrals, and only mine', async () => {
    const [mine, friend] = [await app.student(), await app.student()];
    const { code } = (await app.get('/referral/mine', mine)).body;
    const { paymentId } = await buy(app, mine, 'pro_regular');
    const { paymentId: other } = await buy(app, friend, 'pro_regular', { referral_code: code });
    const { body, text } = await app.post('/account/export', { password: mine.password }, mine);
    expect(body.payments).toMatchObject([{ payment_id: paymentId, amount: 149_900 }]);
    expect(body.subscriptions).toMatchObject([{ plan_type: 'pro_regular', status: 'running' }]);
    expect(body.purchases).toMatchObject([{ plan_type: 'pro_regular', status: 'paid' }]);
    expect(body.referrals).toMatchObject({ code });
    for (const foreign of [other, friend.email, friend.user.id]) expect(text).not.toContain(foreign);
  });
});

it('verifying again after all of this gives back what is', async () => {
  const { student, response } = await payer(app);
  await verify(app, student, response);
  await pause(student);
  expect((await verify(app, student, response)).body.status).toBe('active');
  expect((await planOf(app, student)).subscription?.is_paused).toBe(true);
});
