import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, deskOf, passTime, planOf, providerOf, runJob } from '../../../../test/kit/buyer.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { type ProviderClient, ProviderUnavailable } from '../../../platform/payments/client.ts';

const app = testApp();
const why = 'Your renewal had been stopped before this charge.';

/** A plan whose next charge is an hour away. */
async function nearItsCharge(): Promise<{ student: SignedUp; orderId: string }> {
  const student = await app.student();
  const { order } = await buy(app, student, 'pro_regular');
  await passTime(app);
  await beforeTheCharge(student);
  return { student, orderId: order.id };
}

async function beforeTheCharge(student: SignedUp): Promise<void> {
  const charge = (await planOf(app, student)).subscription?.next_charge;
  app.clock.set(new Date(Date.parse(charge?.at ?? '') - 3600_000));
  student.token = await app.login(student.email, student.password);
}

/** The provider charges what is due, whatever it answers. */
async function charged(): Promise<void> {
  app.clock.advance(2 * 3600);
  await passTime(app);
}

const stop = (how: 'pause' | 'cancel', student: SignedUp) =>
  app.post(`/user/${how}-subscription`, undefined, student);
const historyOf = async (student: SignedUp) => (await app.get('/payments/history', student)).body.payments;
const statusAtProvider = async (id: string) => (await app.platform.payments?.client.subscription(id))?.status;

describe('a month that the provider charges', () => {
  beforeEach(() => app.expectedErrors.add('job failed'));

  it.each([
    // What was paid before is used up: the plan has ended, and its mandate with it.
    ['cancel', 'cancelled'],
    ['pause', 'paused'],
  ] as const)('after %s, before it could be told, goes back by itself', async (how, stopped) => {
    const { student, orderId } = await nearItsCharge();
    providerOf(app).change({ down: true });
    await stop(how, student);
    await charged();
    providerOf(app).change({ mode: 'up' });
    await runJob(app, 'billing.reconcile');
    await passTime(app);
    expect(await historyOf(student)).toMatchObject([
      { status: 'refunded', refund_reason: why },
      { status: 'paid' },
    ]);
    expect(await statusAtProvider(orderId)).toBe(stopped);
    const { subscription, messages } = await planOf(app, student);
    expect(subscription?.paused_days_remaining ?? 0).toBe(how === 'pause' ? 1 : 0);
    expect(messages).toContainEqual(`₹1,499 were refunded: ${why} Banks take 5 to 7 working days.`);
    const [order] = await rowsOf<{ status: string }>(
      app.platform.db.execute(sql`select status from orders where provider_id = ${orderId}`),
    );
    expect(order?.status, 'its first month was paid and stays so').toBe('paid');
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('after a pause, and is heard of when the plan was resumed, goes back', async () => {
    const { student } = await nearItsCharge();
    providerOf(app).change({ down: true });
    await stop('pause', student);
    await charged();
    providerOf(app).change({ mode: 'up', drop_webhooks: true });
    await buy(app, student, 'pro_regular_resume');
    await runJob(app, 'billing.reconcile');
    const history = await historyOf(student);
    expect(history).toHaveLength(3);
    const back = history.filter(({ status }: { status: string }) => status !== 'paid');
    expect(back).toMatchObject([{ status: 'refunded', refund_reason: why }]);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('is not feared where a confirmed pause becomes a cancellation', async () => {
    const { student } = await nearItsCharge();
    await stop('pause', student);
    await passTime(app);
    app.clock.advance(3600);
    const client = app.platform.payments?.client as ProviderClient;
    const original = client.cancel.bind(client);
    client.cancel = () => Promise.reject(new ProviderUnavailable('for a moment'));
    await buy(app, student, 'pro_regular_resume').finally(() => {
      client.cancel = original;
    });
    const { subscription, messages } = await planOf(app, student);
    expect(subscription?.renewal_stop_pending).toBe(true);
    expect(messages.join(), 'nothing is late yet').not.toContain('has not confirmed');
  });

  it('before it is cancelled, and is heard of later, counts', async () => {
    const { student } = await nearItsCharge();
    providerOf(app).change({ drop_webhooks: true });
    await charged();
    app.clock.advance(60);
    expect((await stop('cancel', student)).status).toBe(200);
    await app.settle();
    providerOf(app).change({ mode: 'up' });
    await runJob(app, 'billing.reconcile');
    expect(await historyOf(student)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
    expect((await planOf(app, student)).subscription).toMatchObject({ is_active: true, auto_renew: false });
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('of a stopped plan that was bought again goes back, and the new one renews', async () => {
    const { student, orderId } = await nearItsCharge();
    const client = app.platform.payments?.client as ProviderClient;
    const { pause, cancel } = client;
    const exceptOne = (act: typeof cancel) => async (id: string) => {
      if (id === orderId) throw new ProviderUnavailable('this one');
      return act(id);
    };
    Object.assign(client, { pause: exceptOne(pause), cancel: exceptOne(cancel) });
    await stop('cancel', student);
    app.clock.advance(60);
    const { order } = await buy(app, student, 'pro_regular');
    await charged();
    Object.assign(client, { pause, cancel });
    await runJob(app, 'billing.reconcile');
    expect(await historyOf(student)).toMatchObject([
      { status: 'refunded', refund_reason: why },
      { status: 'paid' },
      { status: 'paid' },
    ]);
    expect((await planOf(app, student)).subscription).toMatchObject({ is_active: true, auto_renew: true });
    expect([await statusAtProvider(orderId), await statusAtProvider(order.id)]).toEqual([
      'cancelled',
      'active',
    ]);
    expect(await deskOf(app).differences()).toEqual([]);
  });
});
