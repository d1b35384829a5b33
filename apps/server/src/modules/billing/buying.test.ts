import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import {
  attempt,
  buy,
  create,
  deliver,
  deskOf,
  paid,
  passTime,
  payer,
  planOf,
  providerOf,
  runJob,
  subscriber,
  verify,
} from '../../../test/kit/buyer.ts';
import { sql } from '../../platform/db/query.ts';

const app = testApp();
/** Pro Exclusive is sold until the end of 2025. */
const inWindow = new Date('2025-12-01T06:30:00Z');
const books = () => deskOf(app).differences();

describe('buying a plan', () => {
  it('S051 a genuine triple activates once, however often it is verified', async () => {
    const { student, response } = await payer(app);
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push((await verify(app, student, response)).status);
    expect(answers).toEqual([200, 200, 200]);
    const { has_subscription, subscription } = await planOf(app, student);
    expect(has_subscription).toBe(true);
    expect(subscription).toMatchObject({ plan_type: 'pro_regular', is_active: true, auto_renew: true });
    const { body } = await app.get('/payments/history', student);
    expect(body.payments).toHaveLength(1);
    expect(await books()).toEqual([]);
  });

  it.each(['pro_regular', 'pro_exclusive'] as const)(
    'a visit finds a payment of %s that was on its way, or came, while the page was gone',
    async plan => {
      app.clock.set(new Date(plan === 'pro_regular' ? '2026-03-02T06:30:00Z' : inWindow));
      const student = await app.student();
      providerOf(app).change({ drop_webhooks: true });
      const { body: order } = await create(app, student, plan);
      await attempt(app, order, 'pending');
      const look = async () => {
        app.clock.advance(10);
        await planOf(app, student);
        await app.settle();
        return planOf(app, student);
      };
      expect((await look()).open_purchase).toMatchObject({ plan_type: plan, payment_pending: true });
      providerOf(app).change({ late_success: true });
      const now = await look();
      expect(now).toMatchObject({ has_subscription: true, open_purchase: null });
      expect(now.messages[0]).toMatch(/^We received your payment of ₹1,\d{3} for Pro /);
      app.clock.advance(25 * 3600);
      expect((await planOf(app, student)).messages).toEqual([]);
      providerOf(app).change({ mode: 'up' });
      expect(await books()).toEqual([]);
    },
  );

  it('S048 the price is the server’s, whatever the page sends', async () => {
    app.clock.set(inWindow);
    const student = await app.student();
    const { body } = await create(app, student, 'pro_exclusive', {
      amount: 100,
      discount: 100_000,
      currency: 'USD',
    });
    expect(body).toMatchObject({ amount: 119_500, currency: 'INR', list_amount: 119_500 });
  });

  it.each(['pro_free', 'PRO_EXCLUSIVE', '', 1, null, 'pro_regular'])(
    'S049 %j is no plan for an order',
    async plan_type => {
      const student = await app.student();
      const before = providerOf(app).counts().orders;
      const { status } = await app.post(
        '/payments/create-order',
        { plan_type, user_email: student.email },
        student,
      );
      expect(status).toBe(422);
      expect(providerOf(app).counts().orders).toBe(before);
    },
  );

  it('S050 one plan ends at the instant the other begins, for availability and orders alike', async () => {
    app.clock.set(new Date('2025-12-31T18:00:00Z'));
    const student = await app.student();
    const seen = [];
    for (const at of ['2025-12-31T18:29:59Z', '2025-12-31T18:30:00Z']) {
      app.clock.set(new Date(at));
      for (const plan of ['pro_exclusive', 'pro_regular'] as const) {
        const { body } = await app.get(`/payments/plan-availability/${plan}`);
        const made = await create(app, student, plan);
        seen.push([plan, body.available, body.reason, made.status, made.body.code ?? 'opened']);
      }
    }
    expect(seen).toEqual([
      ['pro_exclusive', true, null, 200, 'opened'],
      ['pro_regular', false, 'not_yet_available', 409, 'plan_not_available'],
      ['pro_exclusive', false, 'window_closed', 409, 'plan_not_available'],
      ['pro_regular', true, null, 200, 'opened'],
    ]);
  });

  it('pressed twice, or in two tabs, opens one purchase', async () => {
    app.clock.set(new Date('2026-03-02T06:30:00Z'));
    const student = await app.student();
    const answers = await Promise.all([
      create(app, student, 'pro_regular'),
      create(app, student, 'pro_regular'),
    ]);
    const again = await create(app, student, 'pro_regular');
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
  });

  it('is refused in some seconds while the provider is slow, as is a verification; both go on after', async () => {
    app.clock.set(new Date('2026-03-02T06:30:00Z'));
    const student = await app.student();
    const other = await payer(app);
    providerOf(app).change({ mode: 'slow' });
    const refused = await Promise.all([
      create(app, student, 'pro_regular'),
      verify(app, other.student, other.response),
    ]);
    expect(refused.map(({ status, body }) => [status, body.detail])).toEqual([
      [503, 'Payment initiation failed'],
      [502, 'Payment completed but verification failed. Please contact support.'],
    ]);
    providerOf(app).change({ mode: 'up' });
    await buy(app, student, 'pro_regular');
    await runJob(app, 'billing.poll');
    for (const one of [student, other.student])
      expect(await planOf(app, one)).toMatchObject({ has_subscription: true, open_purchase: null });
    expect(await books()).toEqual([]);
  });

  it('begun anew after its hold and paid, is no open purchase any more', async () => {
    app.clock.set(new Date('2026-03-02T06:30:00Z'));
    const student = await app.student();
    await create(app, student, 'pro_regular');
    app.clock.advance(31 * 60);
    await buy(app, student, 'pro_regular');
    expect(await planOf(app, student)).toMatchObject({ has_subscription: true, open_purchase: null });
  });

  it('rule 5: an address that is not proved cannot buy', async () => {
    const student = await app.unproved();
    const { status, body } = await create(app, student, 'pro_regular');
    expect([status, body.code]).toEqual([403, 'email_not_verified']);
  });

  it('S023 another’s address is refused, and S021 another’s id', async () => {
    const [mine, other] = [await app.student(), await app.student()];
    expect((await create(app, mine, 'pro_regular', { user_email: other.email })).status).toBe(403);
    const { body: order } = await create(app, mine, 'pro_regular');
    const response = await paid(app, order);
    const foreign = await app.post('/payments/verify-payment', { ...response, user_id: other.user.id }, mine);
    expect(foreign.status).toBe(403);
    expect((await verify(app, other, response)).status).toBe(404);
    expect((await planOf(app, other)).has_subscription).toBe(false);
  });

  it('a plan that runs is not sold again', async () => {
    const student = await subscriber(app);
    const { status, body } = await create(app, student, 'pro_regular');
    expect([status, body.code]).toEqual([409, 'already_subscribed']);
  });
});

describe('S052 a tampered triple', () => {
  const flipped = (hex: string) => hex.replace(/.$/, last => (last === '0' ? '1' : '0'));
  it('is refused, whatever was changed', async () => {
    const { student, response } = await payer(app);
    const right = response.razorpay_signature ?? '';
    for (const razorpay_signature of [
      flipped(right),
      '',
      right.toUpperCase(),
      right.slice(1),
      'x'.repeat(64),
    ]) {
      const { status } = await verify(app, student, { ...response, razorpay_signature });
      expect(status).toBe(400);
    }
    expect((await planOf(app, student)).has_subscription).toBe(false);
    expect((await verify(app, student, response)).status).toBe(200);
  });

  it('of another order is refused', async () => {
    const [mine, other] = [await app.student(), await app.student()];
    const { body: order } = await create(app, mine, 'pro_regular');
    const foreign = await paid(app, (await create(app, other, 'pro_regular')).body);
    const { status } = await verify(app, mine, { ...foreign, razorpay_subscription_id: order.id });
    expect(status).toBe(400);
  });
});

describe('a payment whose page is gone', () => {
  it('S053 is active when the webhook comes, and verifying later changes nothing', async () => {
    const { student, response } = await payer(app);
    expect(new Set(await deliver(app))).toEqual(new Set([200]));
    await app.settle();
    const { subscription } = await planOf(app, student);
    expect(subscription?.is_active).toBe(true);
    expect((await verify(app, student, response)).body).toMatchObject({ success: true, status: 'active' });
    expect((await planOf(app, student)).subscription?.ends_at).toBe(subscription?.ends_at);
  });

  it('rule 19: without browser and webhook it is found by asking, within 15 minutes', async () => {
    providerOf(app).change({ drop_webhooks: true });
    const { student } = await payer(app);
    providerOf(app).change({ mode: 'up' });
    app.clock.advance(10 * 60);
    await runJob(app, 'billing.poll');
    expect((await planOf(app, student)).subscription?.is_active).toBe(true);
  });

  it('is asked about before purchases that were left, however many these are', async () => {
    providerOf(app).change({ drop_webhooks: true });
    const { student } = await payer(app);
    providerOf(app).change({ mode: 'up' });
    const now = app.clock.now().toISOString();
    await app.platform.db.execute(sql`
      insert into orders (id, plan_type, plan_from, status, list_paise, discount_paise, amount_paise, next_paise, cycles,
        buyer_hash, created_at, held_until, released_at, poll_at)
      select gen_random_uuid(), 'pro_regular', ${now}::timestamptz, 'created', 149900, 0, 149900, 149900, 12, 'nobody',
        at, at + interval '30 minutes', at + interval '30 minutes', ${now}::timestamptz
      from (select ${now}::timestamptz - interval '1 day' as at from generate_series(1, 250)) abandoned`);
    app.clock.advance(6 * 60);
    await runJob(app, 'billing.poll');
    expect((await planOf(app, student)).subscription?.is_active).toBe(true);
  });

  it('S054 waits while the provider is down, and is active when it is back', async () => {
    const { student, response } = await payer(app);
    providerOf(app).change({ mode: 'down' });
    const { status, body } = await verify(app, student, response);
    expect([status, body.detail]).toEqual([
      502,
      'Payment completed but verification failed. Please contact support.',
    ]);
    await runJob(app, 'billing.poll');
    expect((await planOf(app, student)).has_subscription).toBe(false);
    providerOf(app).change({ mode: 'up' });
    await runJob(app, 'billing.poll');
    expect((await planOf(app, student)).subscription?.is_active).toBe(true);
  });

  it('that succeeds days after it failed is still a plan', async () => {
    const student = await app.student();
    const { body: order } = await create(app, student, 'pro_regular');
    expect((await attempt(app, order, 'failure')).kind).toBe('failure');
    app.clock.advance(2 * 24 * 3600);
    await runJob(app, 'billing.poll');
    expect((await planOf(app, student)).has_subscription).toBe(false);
    providerOf(app).change({ late_success: order.id });
    await passTime(app);
    expect((await planOf(app, student)).subscription?.is_active).toBe(true);
  });

  it('that is under way is told as such, and becomes the plan by itself', async () => {
    app.clock.set(inWindow);
    const student = await app.student();
    const { body: order } = await create(app, student, 'pro_exclusive');
    await attempt(app, order, 'pending');
    app.clock.advance(6 * 60);
    await runJob(app, 'billing.poll');
    const { open_purchase } = await planOf(app, student);
    expect(open_purchase).toMatchObject({
      plan_name: 'Pro Exclusive',
      amount: 119_500,
      payment_pending: true,
    });
    providerOf(app).change({ late_success: order.id });
    await passTime(app);
    expect(await planOf(app, student)).toMatchObject({ open_purchase: null, has_subscription: true });
  });
});

describe('the hundred seats', () => {
  it('an order inside the window that is paid within its hold is honoured after the window', async () => {
    app.clock.set(new Date('2025-12-31T18:29:59Z'));
    const student = await app.student();
    const { body: order } = await create(app, student, 'pro_exclusive');
    app.clock.advance(20 * 60);
    const { body } = await verify(app, student, await paid(app, order));
    expect(body.status).toBe('active');
    expect((await planOf(app, student)).subscription).toMatchObject({
      plan_type: 'pro_exclusive',
      is_active: true,
    });
    expect(await books()).toEqual([]);
  });
});
