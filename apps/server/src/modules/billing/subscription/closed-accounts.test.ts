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
