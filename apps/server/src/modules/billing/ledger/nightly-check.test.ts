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

  it('tells of one of a part, which the product does not make', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    await unheard(() => client().refund(paymentId, { key: crypto.randomUUID(), amount: 50_000, notes: {} }));
    app.clock.advance(3600);
    await check();
    expect(await findings()).toEqual([{ kind: 'refund_differs', subject: paymentId }]);
    const [mail] = await app.mailsTo(app.platform.config.supportEmail);
    expect(mail?.text).toContain('refunded 50000 at the provider, 0 in our books');
    app.clock.advance(8 * day);
    await check();
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
    const original = client().refundsOf.bind(client());
    client().refundsOf = async id =>
      (await original(id)).map(one => ({
        ...one,
        status: one.payment_id === paymentId ? 'failed' : one.status,
      }));
    await check();
    client().refundsOf = original;
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
