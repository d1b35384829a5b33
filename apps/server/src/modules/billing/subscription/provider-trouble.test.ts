import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, deskOf, passTime, payer, planOf, providerOf, runJob } from '../../../../test/kit/buyer.ts';
import { type ProviderClient, ProviderUnavailable } from '../../../platform/payments/client.ts';

/** The provider is away, or carries a call out and its answer comes too late, at each call that changes something there. */
const app = testApp();
type Call = 'pause' | 'resume' | 'refund' | 'changePlanAtCycleEnd';
type Trouble = 'before it is carried out' | 'after it was carried out';

/** The next call of this name ends without an answer. */
function silence(name: Call, when: Trouble): void {
  const client = app.platform.payments?.client as ProviderClient;
  const original = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    [name]: async (...given: unknown[]) => {
      Object.assign(client, { [name]: original });
      if (when === 'after it was carried out') await original(...given);
      throw new ProviderUnavailable(name);
    },
  });
}

interface Bought {
  student: SignedUp;
  orderId: string;
  paymentId: string;
}

const post = (path: string) => async (one: Bought) => {
  expect((await app.post(path, undefined, one.student)).status).toBe(200);
};
const steps: Record<Call, { act(one: Bought): Promise<void>; here: object | null; there: object }> = {
  pause: {
    act: post('/user/pause-subscription'),
    here: { is_paused: true, auto_renew: false },
    there: { status: 'paused' },
  },
  resume: {
    act: post('/user/undo-cancellation'),
    here: { is_active: true, auto_renew: true },
    there: { status: 'active' },
  },
  refund: {
    act: ({ paymentId }) =>
      deskOf(app).refund({ paymentId, reason: 'A fault.', adminId: 'an admin' }, app.clock.now()),
    here: null,
    there: { status: 'cancelled' },
  },
  changePlanAtCycleEnd: {
    // It follows the payment by itself.
    act: async () => {},
    here: { is_active: true, auto_renew: true },
    there: { status: 'active', has_scheduled_changes: true },
  },
};

/** A plan, for the change of price a discounted one whose first month has just been paid. */
async function boughtFor(call: Call): Promise<Bought> {
  const student = await app.student();
  const owner = await app.student();
  const { code } = (await app.get('/referral/mine', owner)).body;
  const discounted = call === 'changePlanAtCycleEnd' ? { referral_code: code } : {};
  const { order, paymentId } = await buy(app, student, 'pro_regular', discounted);
  if (call === 'resume') {
    await app.post('/user/cancel-subscription', undefined, student);
    await app.settle();
  }
  return { student, orderId: order.id, paymentId };
}

const cases = Object.keys(steps).flatMap(call =>
  (['before it is carried out', 'after it was carried out'] as const).map(
    when => [call as Call, when] as const,
  ),
);

describe('the provider does not answer', () => {
  beforeEach(() => app.expectedErrors.add('job failed'));

  it.each(cases)('%s, %s: it holds here at once, and there when it answers again', async (call, when) => {
    const { act, here, there } = steps[call];
    if (call === 'changePlanAtCycleEnd') silence(call, when);
    const one = await boughtFor(call);
    if (call !== 'changePlanAtCycleEnd') silence(call, when);
    const refunds = providerOf(app).counts().refunds ?? 0;
    await act(one);
    await app.settle();
    const seen = async () => {
      const { subscription } = await planOf(app, one.student);
      return subscription;
    };
    expect(await seen()).toEqual(here === null ? null : expect.objectContaining(here));
    await runJob(app, 'billing.reconcile');
    await passTime(app);
    expect(await seen()).toEqual(here === null ? null : expect.objectContaining(here));
    expect(await app.platform.payments?.client.subscription(one.orderId)).toMatchObject(there);
    expect((providerOf(app).counts().refunds ?? 0) - refunds).toBe(call === 'refund' ? 1 : 0);
    const [paid] = (await app.get('/payments/history', one.student)).body.payments;
    expect(paid.status).toBe(call === 'refund' ? 'refunded' : 'paid');
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('about one purchase: the others get their plans in the same run', async () => {
    providerOf(app).change({ drop_webhooks: true });
    const [silent, other] = [await payer(app), await payer(app)];
    providerOf(app).change({ mode: 'up' });
    const client = app.platform.payments?.client as ProviderClient;
    const original = client.subscription.bind(client);
    client.subscription = async id => {
      if (id === silent.order.id) throw new ProviderUnavailable('this one');
      return original(id);
    };
    app.clock.advance(10 * 60);
    await runJob(app, 'billing.poll');
    const has = async ({ student }: typeof other) => (await planOf(app, student)).has_subscription;
    expect([await has(silent), await has(other)]).toEqual([false, true]);
    client.subscription = original;
    await runJob(app, 'billing.poll');
    expect(await has(silent)).toBe(true);
  });

  it('about one renewal: the others are found, and the plans of all go on', async () => {
    const [student, other] = [await app.student(), await app.student()];
    const { order: silent } = await buy(app, student, 'pro_regular');
    await buy(app, other, 'pro_regular');
    const client = app.platform.payments?.client as ProviderClient;
    const original = client.invoicesOf.bind(client);
    const { subscription: first } = await planOf(app, student);
    await passTime(app);
    providerOf(app).change({ drop_webhooks: true });
    app.clock.set(new Date(Date.parse(first?.ends_at ?? '') + 3600_000));
    await passTime(app);
    client.invoicesOf = async id => {
      if (id === silent.id) throw new ProviderUnavailable('this one');
      return original(id);
    };
    await runJob(app, 'billing.reconcile');
    client.invoicesOf = original;
    const paidBy = async ({ email, password }: SignedUp) => {
      const token = await app.login(email, password);
      return (await app.get('/payments/history', { token } as SignedUp)).body.payments.length;
    };
    expect([await paidBy(student), await paidBy(other)]).toEqual([1, 2]);
    providerOf(app).change({ mode: 'up' });
    await runJob(app, 'billing.reconcile');
    expect(await paidBy(student)).toBe(2);
    expect(await deskOf(app).differences()).toEqual([]);
  });
});
