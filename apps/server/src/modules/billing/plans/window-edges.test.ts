import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  sellSeats,
  verify,
} from '../../../../test/kit/buyer.ts';

import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';

/** The clock jumps to the last instant before an edge, to the edge itself, and over several at once. */
const app = testApp();
const day = 24 * 3600;
const minute = 60;
const books = () => deskOf(app).differences();

async function again(student: SignedUp): Promise<SignedUp> {
  return { ...student, token: await app.login(student.email, student.password) };
}
/** Time passes at the provider, and what runs by the clock runs. */
async function tend(): Promise<void> {
  await passTime(app);
  await runJob(app, 'billing.poll');
  await runJob(app, 'billing.reconcile');
}
const userType = async (student: SignedUp) =>
  (await app.get('/user/session-limit-status', await again(student))).body.user_type;
const statuses = async (student: SignedUp): Promise<string[]> =>
  (await app.get('/payments/history', await again(student))).body.payments.map(
    ({ status }: { status: string }) => status,
  );

describe('the hold of a purchase', () => {
  beforeEach(() => app.clock.set(new Date('2026-03-02T06:30:00Z')));

  it('keeps one purchase until its last second, and makes a new one at its end', async () => {
    const student = await app.student();
    const { body: first } = await create(app, student, 'pro_regular');
    app.clock.advance(30 * minute - 1);
    expect((await create(app, student, 'pro_regular')).body.id).toBe(first.id);
    app.clock.advance(1);
    expect((await create(app, student, 'pro_regular')).body.id).not.toBe(first.id);
  });
});

describe('the last seat', () => {
  beforeAll(async () => {
    app.clock.set(new Date('2025-12-01T06:30:00Z'));
    await sellSeats(app, 1);
  });

  it('is free again when the provider was asked after the hold; who then pays late is refunded, once', async () => {
    const [late, quick] = [await app.student(), await app.student()];
    const { body: held } = await create(app, late, 'pro_exclusive');
    app.clock.advance(30 * minute + 1);
    expect((await create(app, quick, 'pro_exclusive')).body.code).toBe('plan_not_available');
    await runJob(app, 'billing.poll');
    const { body: order } = await create(app, quick, 'pro_exclusive');
    await verify(app, quick, await paid(app, order));

    const { body } = await verify(app, late, await paid(app, held));
    expect(body.status).toBe('refunded');
    for (let n = 0; n < 2; n += 1) await tend();
    expect(providerOf(app).counts().refunds).toBe(1);
    expect([await statuses(late), await statuses(quick)]).toEqual([['refunded'], ['paid']]);
    expect((await planOf(app, late)).messages[0]).toContain(
      'All seats were taken when your payment arrived.',
    );
    expect(await books()).toEqual([]);
    // The seat is free for the next test.
    const [{ payment_id: paymentId }] = (await app.get('/payments/history', quick)).body.payments;
    await deskOf(app).refund({ paymentId, reason: 'Tidied up.', adminId: 'an admin' }, app.clock.now());
    await app.settle();
  });

  it('paid after the window and after its hold, goes back: the plan had ended', async () => {
    app.clock.set(new Date('2025-12-31T18:29:00Z'));
    const student = await app.student();
    const { body: order } = await create(app, student, 'pro_exclusive');
    await attempt(app, order, 'failure');
    app.clock.advance(31 * minute);
    const { body } = await verify(app, student, await paid(app, order));
    expect(body.status).toBe('refunded');
    await tend();
    expect((await planOf(app, student)).messages[0]).toContain('The plan had ended');
    expect(await books()).toEqual([]);
  });
});

describe('plans in grace', () => {
  it('however many there are, keep no other plan from its end', async () => {
    const student = await app.student();
    await buy(app, student, 'pro_regular');
    await app.post('/user/cancel-subscription', undefined, student);
    const { db } = app.platform;
    await db.execute(sql`
      insert into subscriptions (id, plan_type, status, starts_at, ends_at, auto_renew, created_at)
      select gen_random_uuid(), 'pro_regular', 'running', '2000-01-01', ends_at - interval '1 hour', true, starts_at
      from subscriptions, generate_series(1, 501) where user_id = ${student.user.id}`);
    const own = sql`from subscriptions where user_id = ${student.user.id}`;
    const [{ end } = { end: '' }] = await rowsOf<{ end: string }>(
      db.execute(sql`select to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end ${own}`),
    );
    app.clock.set(new Date(Date.parse(end) + 60_000));
    await runJob(app, 'billing.reconcile');
    expect(await rowsOf(db.execute(sql`select status ${own}`))).toEqual([{ status: 'ended' }]);
    await db.execute(sql`delete from subscriptions where starts_at = '2000-01-01'`);
  });
});

describe('the end of a month', () => {
  beforeEach(() => app.clock.set(new Date('2026-03-02T06:30:00Z')));
  const endOf = async (student: SignedUp) =>
    Date.parse((await planOf(app, await again(student))).subscription?.ends_at ?? '');

  it('that is cancelled ends the unlimited sessions at that instant', async () => {
    const student = await app.student();
    await buy(app, student, 'pro_regular');
    await app.post('/user/cancel-subscription', undefined, student);
    const end = await endOf(student);
    app.clock.set(new Date(end - 1));
    expect(await userType(student)).toBe('pro');
    app.clock.set(new Date(end));
    expect(await userType(student)).toBe('free_trial');
  });

  it('whose renewal fails ends them three days later, at that instant', async () => {
    const student = await app.student();
    await buy(app, student, 'pro_regular');
    await tend();
    providerOf(app).change({ renewals: 'fail' });
    const end = await endOf(student);
    app.clock.set(new Date(end + 3 * day * 1000 - 1));
    await tend();
    expect(await userType(student)).toBe('pro');
    app.clock.set(new Date(end + 3 * day * 1000));
    expect(await userType(student)).toBe('free_trial');
    await tend();
    providerOf(app).change({ mode: 'up' });
    expect((await planOf(app, await again(student))).has_subscription).toBe(false);
    expect(await books()).toEqual([]);
  });

  it('is announced three days before its charge, not a second earlier, once', async () => {
    const student = await app.student();
    await buy(app, student, 'pro_regular');
    await tend();
    const charge = Date.parse((await planOf(app, student)).subscription?.next_charge?.at ?? '');
    const notices = async () =>
      (await app.mailsTo(student.email)).filter(({ subject }) => subject.includes('will be charged on'))
        .length;
    const told: number[] = [];
    for (const seconds of [-3 * day - 1, -3 * day, -2 * day]) {
      app.clock.set(new Date(charge + seconds * 1000));
      await tend();
      told.push(await notices());
    }
    expect(told).toEqual([0, 1, 1]);
  });

  it('and two more, in one jump: each is charged once, and the plan goes on', async () => {
    const student = await app.student();
    await buy(app, student, 'pro_regular');
    await tend();
    app.clock.advance(75 * day);
    await tend();
    expect(await statuses(student)).toEqual(['paid', 'paid', 'paid']);
    expect((await planOf(app, await again(student))).subscription).toMatchObject({
      is_active: true,
      auto_renew: true,
    });
    expect(await books()).toEqual([]);
  });

  it('passes a paused plan by: a year later as many days are saved', async () => {
    const student = await app.student();
    await buy(app, student, 'pro_regular');
    app.clock.advance(10 * day + 5);
    const { body } = await app.post('/user/pause-subscription', undefined, await again(student));
    await app.settle();
    app.clock.advance(365 * day);
    await tend();
    const { subscription } = await planOf(app, await again(student));
    expect(subscription).toMatchObject({ is_paused: true, paused_days_remaining: body.remaining_days });
    expect(await statuses(student)).toEqual(['paid']);
    expect(await books()).toEqual([]);
  });
});
