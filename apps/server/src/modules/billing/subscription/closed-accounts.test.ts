import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import {
  attempt,
  buy,
  create,
  deskOf,
  paid,
  passTime,
  payer,
  planOf,
  providerOf,
  runJob,
} from '../../../../test/kit/buyer.ts';

const app = testApp();
const atProvider = async (id: string) => (await app.platform.payments?.client.subscription(id))?.status;
const suspend = (student: SignedUp) =>
  app.platform.db.transaction(tx =>
    deskOf(app).suspend(
      tx,
      { userId: student.user.id, adminId: 'an admin', reason: 'Shared.' },
      app.clock.now(),
    ),
  );
const remove = (student: SignedUp) => app.post('/account/delete', { password: student.password }, student);
/** The provider's month passes, and what runs by itself does. */
async function months(n: number): Promise<void> {
  app.clock.advance(n * 31 * 24 * 3600);
  await passTime(app);
  await runJob(app, 'billing.poll');
  await runJob(app, 'billing.reconcile');
}
const captured = () => providerOf(app).counts().captured ?? 0;
const refunded = () => providerOf(app).counts().refunds ?? 0;

describe('an account that closes while it is buying', () => {
  it.each(['deleted', 'suspended'])(
    '%s before the payment: the purchase is off at the provider',
    async how => {
      const student = await app.student();
      const { body: order } = await create(app, student, 'pro_regular');
      await (how === 'deleted' ? remove(student) : suspend(student));
      await app.settle();
      expect(await atProvider(order.id)).toBe('cancelled');
      expect((await attempt(app, order)).status).not.toBe(200);
    },
  );

  it('deleted right after the payment: it is refunded, and no month is charged after it', async () => {
    const { student, order } = await payer(app);
    const before = { captured: captured(), refunded: refunded() };
    await remove(student);
    await passTime(app);
    expect(await atProvider(order.id)).toBe('cancelled');
    await months(3);
    expect({ captured: captured(), refunded: refunded() }).toEqual({
      captured: before.captured,
      refunded: before.refunded + 1,
    });
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('deleted while the provider is away, and paid in the window that stood open: refunded, and not charged again', async () => {
    const student = await app.student();
    const { body: order } = await create(app, student, 'pro_regular');
    providerOf(app).change({ down: true });
    await remove(student);
    providerOf(app).change({ mode: 'up', drop_webhooks: true });
    await paid(app, order);
    const before = { captured: captured(), refunded: refunded() };
    await runJob(app, 'billing.reconcile');
    await months(2);
    providerOf(app).change({ mode: 'up' });
    expect({ captured: captured(), refunded: refunded() }).toEqual({
      captured: before.captured,
      refunded: before.refunded + 1,
    });
    expect(await atProvider(order.id)).toBe('cancelled');
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('suspended right after the payment: the month is theirs, and does not renew', async () => {
    const { student, order } = await payer(app);
    const before = captured();
    await suspend(student);
    await passTime(app);
    const { subscription } = await planOf(app, student);
    expect(subscription).toMatchObject({ is_active: true, auto_renew: false, renewal_stop_pending: false });
    expect(await atProvider(order.id)).toBe('cancelled');
    await months(2);
    expect(captured()).toBe(before);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  const open: Record<string, (student: SignedUp, paymentId: string) => Promise<unknown>> = {
    'a paused plan': student => app.post('/user/pause-subscription', undefined, student),
    'a renewal that failed': async student => {
      const { subscription } = await planOf(app, student);
      providerOf(app).change({ renewals: 'fail' });
      app.clock.set(new Date(Date.parse(subscription?.ends_at ?? '') + 3600_000));
      await passTime(app);
      student.token = await app.login(student.email, student.password);
      expect((await planOf(app, student)).subscription?.status).toBe('grace');
    },
    'a refund under way': async (_, paymentId) => {
      app.expectedErrors.add('job failed');
      providerOf(app).change({ down: true });
      await deskOf(app).refund({ paymentId, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
      await app.settle();
    },
    'a disputed payment': async (_, paymentId) => {
      providerOf(app).change({ dispute: { payment: paymentId, status: 'created' } });
      await passTime(app);
    },
  };

  it.each(Object.keys(open))(
    'deleted with %s: nothing is charged again, and the books balance',
    async what => {
      const student = await app.student();
      const { order, paymentId } = await buy(app, student, 'pro_regular');
      await open[what]?.(student, paymentId);
      const before = { captured: captured(), refunded: refunded() };
      expect((await remove(student)).status).toBe(200);
      providerOf(app).change({ mode: 'up', renewals: 'succeed' });
      await runJob(app, 'billing.reconcile');
      if (what === 'a disputed payment')
        providerOf(app).change({ dispute: { payment: paymentId, status: 'lost' } });
      await months(2);
      expect(await atProvider(order.id)).toBe('cancelled');
      expect({ captured: captured(), refunded: refunded() }).toEqual({
        captured: before.captured,
        refunded: before.refunded + (what === 'a refund under way' ? 1 : 0),
      });
      const money = await deskOf(app).balances({ payment_id: paymentId });
      const held = money.find(({ account }) => account === 'provider')?.amount ?? 0;
      const wentBack = what === 'a refund under way' || what === 'a disputed payment';
      expect(held).toBe(wentBack ? 0 : 149_900);
      expect(await deskOf(app).differences()).toEqual([]);
    },
  );

  it('restored, it buys again at once', async () => {
    const student = await app.student();
    const { body: before } = await create(app, student, 'pro_regular');
    await suspend(student);
    await app.settle();
    const { order } = await buy(app, student, 'pro_regular');
    expect(order.id).not.toBe(before.id);
    expect((await planOf(app, student)).subscription).toMatchObject({ is_active: true, auto_renew: true });
  });
});
