import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, deskOf, passTime, planOf, providerOf, runJob } from '../../../../test/kit/buyer.ts';

const app = testApp();
const day = 24 * 3600;
const undo = (student: Pick<SignedUp, 'token'>) => app.post('/user/undo-cancellation', undefined, student);
const cancel = (student: SignedUp) => app.post('/user/cancel-subscription', undefined, student);
const atProvider = async (id: string) => (await app.platform.payments?.client.subscription(id))?.status;
async function later(student: SignedUp, days: number): Promise<SignedUp> {
  for (let left = days; left > 0; left -= 3) {
    app.clock.advance(Math.min(left, 3) * day);
    await passTime(app);
    await runJob(app, 'billing.reconcile');
  }
  return { ...student, token: await app.login(student.email, student.password) };
}

describe('a cancellation', () => {
  it('can be undone while the plan runs: it renews and is charged as before', async () => {
    let student = await app.student();
    const { order } = await buy(app, student, 'pro_regular');
    const before = (await planOf(app, student)).subscription;
    await cancel(student);
    await app.settle();
    expect(await atProvider(order.id)).toBe('paused');
    expect((await planOf(app, student)).subscription).toMatchObject({
      auto_renew: false,
      next_charge: null,
      can_undo_cancellation: true,
    });
    expect((await undo(student)).status).toBe(200);
    await app.settle();
    expect((await planOf(app, student)).subscription).toEqual(before);
    student = await later(student, 33);
    expect((await app.get('/payments/history', student)).body.payments).toHaveLength(2);
    expect((await planOf(app, student)).subscription).toMatchObject({ status: 'active', auto_renew: true });
    expect((await undo(student)).status).toBe(409);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('cannot be undone once days of the plan went back', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    await cancel(student);
    await deskOf(app).refund(
      { paymentId, amount: 50_000, reason: 'A fault.', adminId: 'an admin' },
      app.clock.now(),
    );
    await app.settle();
    expect((await planOf(app, student)).subscription?.can_undo_cancellation).toBe(false);
    expect((await undo(student)).status).toBe(409);
  });

  it('that stands is final at the provider when the plan ends, and nothing was charged', async () => {
    let student = await app.student();
    const { order } = await buy(app, student, 'pro_regular');
    await cancel(student);
    student = await later(student, 33);
    expect((await planOf(app, student)).has_subscription).toBe(false);
    expect(await atProvider(order.id)).toBe('cancelled');
    expect((await undo(student)).status).toBe(409);
    expect((await app.get('/payments/history', student)).body.payments).toHaveLength(1);
  });

  it('of a plan whose renewal failed ends it, and says which day was paid last', async () => {
    providerOf(app).change({ renewals: 'fail' });
    let student = await app.student();
    const { order } = await buy(app, student, 'pro_regular');
    student = await later(student, 32);
    expect((await planOf(app, student)).subscription?.status).toBe('grace');
    const { body } = await cancel(student);
    expect(body.message).toMatch(
      /^Your plan does not renew any more\. It was paid until .+ and has ended\.$/,
    );
    const mail = (await app.mailsTo(student.email)).at(-1);
    expect(mail?.text).toMatch(/was paid until .+ and has ended\. We charge nothing more\./);
    await app.settle();
    providerOf(app).change({ mode: 'up' });
    expect((await planOf(app, student)).has_subscription).toBe(false);
    expect(await atProvider(order.id)).toBe('cancelled');
  });
});

it('a mandate is for twelve payments, and says so with the eleventh and the twelfth', {
  timeout: 120_000,
}, async () => {
  let student = await app.student();
  await buy(app, student, 'pro_regular');
  student = await later(student, 10 * 31);
  expect((await planOf(app, student)).subscription?.payments).toEqual({ made: 11, of: 12 });
  const receipts = async () =>
    (await app.mailsTo(student.email)).filter(({ subject }) => subject.startsWith('Receipt'));
  expect((await receipts()).at(-1)?.text).toContain('It renews once more for ₹1,499');
  student = await later(student, 31);
  expect((await receipts()).at(-1)?.text).toContain('This was the last of 12 payments');
  student = await later(student, 35);
  expect((await planOf(app, student)).has_subscription).toBe(false);
  expect(await deskOf(app).differences()).toEqual([]);
});
