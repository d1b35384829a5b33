import { describe, expect, it } from 'vitest';
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
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import type { ProviderClient } from '../../../platform/payments/client.ts';

const app = testApp();
const client = () => app.platform.payments?.client as ProviderClient;
const day = 24 * 3600;
const check = () => runJob(app, 'billing.check');
const rowOf = async (student: SignedUp) => (await app.get('/payments/history', student)).body.payments[0];
const findings = () =>
  rowsOf<{ kind: string; subject: string }>(
    app.platform.db.execute(
      sql`select kind, subject from billing_findings where resolved_at is null order by kind`,
    ),
  );
/** Webhooks of this time never arrive. */
async function unheard(work: () => Promise<unknown>): Promise<void> {
  providerOf(app).change({ drop_webhooks: true });
  await work();
  await passTime(app);
  providerOf(app).change({ mode: 'up' });
}

describe('the nightly check, when no webhook came', () => {
  it('finds a payment that was captured when its purchase was asked about for the last time', async () => {
    const student = await app.student();
    const { body: order } = await create(app, student, 'pro_regular');
    await attempt(app, order, 'pending');
    app.clock.advance(3 * day + 60);
    await runJob(app, 'billing.poll');
    await unheard(async () => providerOf(app).change({ late_success: order.id }));
    app.clock.advance(2 * 3600);
    await runJob(app, 'billing.poll');
    await check();
    const token = await app.login(student.email, student.password);
    expect((await planOf(app, { ...student, token })).has_subscription).toBe(true);
    expect(await findings()).toEqual([]);
  });

  it('finds a refund that was made at the provider’s own desk', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    await unheard(() => client().refund(paymentId, { key: crypto.randomUUID(), amount: 149_900, notes: {} }));
    app.clock.advance(3600);
    await check();
    await app.settle();
    expect(await rowOf(student)).toMatchObject({ status: 'refunded' });
    expect((await planOf(app, student)).has_subscription).toBe(false);
    expect([await findings(), await deskOf(app).differences()]).toEqual([[], []]);
  });

  it('finds one of a part too, and a whole one of a payment that is months old', async () => {
    const [part, old] = [await app.student(), await app.student()];
    const { paymentId } = await buy(app, part, 'pro_regular');
    const { paymentId: older } = await buy(app, old, 'pro_regular');
    await app.post('/user/cancel-subscription', undefined, old);
    await app.post('/user/cancel-subscription', undefined, part);
    app.clock.advance(2 * day);
    await passTime(app);
    await unheard(async () => providerOf(app).change({ refund: { payment: paymentId, amount: 50_000 } }));
    await check();
    expect(await rowOf(part)).toMatchObject({ status: 'part_refunded', refunded_amount: 50_000 });
    app.clock.advance(60 * day);
    await passTime(app);
    await unheard(async () => providerOf(app).change({ refund: { payment: older } }));
    app.clock.advance(3600);
    await check();
    const token = await app.login(old.email, old.password);
    expect(await rowOf({ ...old, token })).toMatchObject({ status: 'refunded' });
    expect([await findings(), await deskOf(app).differences()]).toEqual([[], []]);
  });

  it('keeps what differs open until it is in order, however old it grows', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    // More went back there than was paid for here: nothing can be booked.
    const original = client().payment.bind(client());
    const list = client().paymentsBetween.bind(client());
    const more = <P extends { id: string }>(one: P) =>
      one.id === paymentId ? { ...one, amount_refunded: 1 } : one;
    client().payment = async id => more(await original(id));
    client().paymentsBetween = async (from, to) => (await list(from, to)).map(more);
    app.clock.advance(3600);
    await check();
    app.clock.advance(30 * day);
    await check();
    expect(await findings()).toEqual([{ kind: 'refund_differs', subject: paymentId }]);
    const [mail] = await app.mailsTo(app.platform.config.supportEmail);
    expect(mail?.text).toContain('refunded 1 at the provider, 0 in our books');
    Object.assign(client(), { payment: original, paymentsBetween: list });
    app.clock.advance(day);
    await check();
    expect(await findings()).toEqual([]);
  });

  it('finds that the bank refused a refund, and the student is told so', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    providerOf(app).change({ refunds: 'pending' });
    const given = { paymentId, reason: 'A fault.', adminId: 'an admin' };
    await deskOf(app).refund(given, app.clock.now());
    await app.settle();
    expect((await rowOf(student)).status).toBe('refunded');
    providerOf(app).change({ mode: 'up' });
    const { refundsOf, refundsBetween } = client();
    const failed = <R extends { payment_id: string }>(made: R[]) =>
      made.map(one => (one.payment_id === paymentId ? { ...one, status: 'failed' as const } : one));
    client().refundsOf = async id => failed(await refundsOf(id));
    client().refundsBetween = async (from, to) => failed(await refundsBetween(from, to));
    await check();
    Object.assign(client(), { refundsOf, refundsBetween });
    expect((await rowOf(student)).status).toBe('refund_failed');
    expect((await planOf(app, student)).messages).toContainEqual(
      expect.stringContaining('did not go through at your bank'),
    );
    expect(await deskOf(app).differences()).toEqual([]);
  });
});

it('a refund whose job was given up is made when the provider is back, and told to admins meanwhile', async () => {
  const student = await app.student();
  const { paymentId } = await buy(app, student, 'pro_regular');
  providerOf(app).change({ down: true });
  app.expectedErrors.add('job failed');
  await deskOf(app).refund({ paymentId, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
  await app.settle();
  await app.platform.db.execute(sql`delete from pgboss.job where name = 'billing.refund'`);
  providerOf(app).change({ mode: 'up' });
  app.clock.advance(25 * 3600);
  await check();
  expect((await findings()).map(({ kind }) => kind)).toContain('refund_not_made');
  await runJob(app, 'billing.reconcile');
  expect((await rowOf(student)).status).toBe('refunded');
  app.clock.advance(60);
  await check();
  expect((await findings()).map(({ kind }) => kind)).not.toContain('refund_not_made');
});

it('a refund that is tried again leaves the plan alone that was bought since', async () => {
  const student = await app.student();
  const { paymentId } = await buy(app, student, 'pro_regular');
  providerOf(app).change({ refunds: 'failed' });
  const again = () =>
    deskOf(app).refund({ paymentId, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
  await again();
  await app.settle();
  providerOf(app).change({ mode: 'up' });
  await buy(app, student, 'pro_regular');
  const before = (await planOf(app, student)).subscription;
  await again();
  await app.settle();
  expect((await planOf(app, student)).subscription).toEqual(before);
  expect(before).toMatchObject({ is_active: true, auto_renew: true });
  expect(await deskOf(app).differences()).toEqual([]);
});

describe('a code takes its amount off once', () => {
  it('also when two windows stood open and both were paid: the second payment goes back, and does not renew', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const { code } = (await app.get('/referral/mine', owner)).body;
    const { body: first } = await create(app, buyer, 'pro_regular', { referral_code: code });
    app.clock.advance(31 * 60);
    const { body: second } = await create(app, buyer, 'pro_regular', { referral_code: code });
    expect(first.id).not.toBe(second.id);
    for (const order of [second, first]) await verify(app, buyer, await paid(app, order));
    await passTime(app);
    const { payments } = (await app.get('/payments/history', buyer)).body;
    expect(payments.map(({ status }: { status: string }) => status).sort()).toEqual(['paid', 'refunded']);
    const status = async (id: string) => (await client().subscription(id)).status;
    expect([await status(first.id), await status(second.id)]).toEqual(['cancelled', 'active']);
    expect((await app.get('/referral/mine', owner)).body).toMatchObject({ uses: 1, cashback_due: 50_000 });
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('for an account, whatever its address is now', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const { code } = (await app.get('/referral/mine', owner)).body;
    await buy(app, buyer, 'pro_regular', { referral_code: code });
    const moved = `moved.${buyer.email}`;
    await app.platform.db.execute(
      sql`update users set email = ${moved}, mailbox = ${moved} where id = ${buyer.user.id}`,
    );
    const { body } = await app.post(
      '/referral/validate',
      { referral_code: code, user_email: moved, plan_type: 'pro_regular' },
      buyer,
    );
    expect(body).toMatchObject({ valid: true, can_use: false });
  });
});
