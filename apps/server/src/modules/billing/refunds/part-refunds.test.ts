import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, deskOf, passTime, planOf, providerOf } from '../../../../test/kit/buyer.ts';

const app = testApp();
const dayMs = 24 * 3600 * 1000;
const refund = async (paymentId: string, amount?: number) => {
  const given = { paymentId, amount, reason: 'Two days were lost.', adminId: 'an admin' };
  await deskOf(app).refund(given, app.clock.now());
  await app.settle();
};
const endOf = async (student: SignedUp) =>
  Date.parse((await planOf(app, student)).subscription?.ends_at ?? '');
const rowOf = async (student: SignedUp) => (await app.get('/payments/history', student)).body.payments[0];

/** A plan that was bought and does not renew. */
async function cancelled() {
  const student = await app.student();
  const { paymentId } = await buy(app, student, 'pro_regular');
  await app.post('/user/cancel-subscription', undefined, student);
  await app.settle();
  return { student, paymentId, end: await endOf(student) };
}

describe('a part of a payment that is given back', () => {
  it('takes its share of the days, and is told by a credit note and a mail', async () => {
    const { student, paymentId, end } = await cancelled();
    const granted = end - app.clock.now().getTime();
    await refund(paymentId, 29_980);
    expect(await endOf(student)).toBe(end - Math.floor(granted / 5));
    const row = await rowOf(student);
    expect(row).toMatchObject({ status: 'part_refunded', refunded_amount: 29_980 });
    const [{ credit_note_number: number }] = row.credit_notes;
    const { body: note } = await app.get(`/payments/credit-notes/${number}`, student);
    expect(note).toMatchObject({ amount: 29_980, paid_amount: 149_900, reason: 'Two days were lost.' });
    const mail = (await app.mailsTo(student.email)).at(-1);
    expect(mail?.subject).toBe(`Credit note ${number}: ₹299.80 is on its way back to you`);
    expect(mail?.text).toMatch(/With it \d days of the plan it paid for went back\. The rest stays yours\./);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('leaves a plan that renews its days: it goes on until its next charge', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    const before = (await planOf(app, student)).subscription;
    await refund(paymentId, 50_000);
    expect((await planOf(app, student)).subscription).toEqual(before);
    expect((await app.mailsTo(student.email)).at(-1)?.text).toContain(
      'Your plan and its days stay as they are.',
    );
  });

  it('can be given back in several parts, never more than was paid; the last one ends the plan', async () => {
    const { student, paymentId } = await cancelled();
    await refund(paymentId, 50_000);
    await refund(paymentId, 50_000);
    await expect(refund(paymentId, 50_000)).rejects.toThrow('Only ₹499 of this payment are left to refund.');
    await refund(paymentId);
    await expect(refund(paymentId)).rejects.toThrow('refunded already');
    expect(await rowOf(student)).toMatchObject({ status: 'refunded', refunded_amount: 149_900 });
    expect((await rowOf(student)).credit_notes).toHaveLength(3);
    expect((await planOf(app, student)).has_subscription).toBe(false);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('is booked when it was made at the provider’s own desk', async () => {
    const { student, paymentId, end } = await cancelled();
    providerOf(app).change({ refund: { payment: paymentId, amount: 74_950 } });
    await passTime(app);
    expect(await rowOf(student)).toMatchObject({ status: 'part_refunded', refunded_amount: 74_950 });
    expect(end - (await endOf(student))).toBeGreaterThan(14 * dayMs);
    providerOf(app).change({ refund: { payment: paymentId } });
    await passTime(app);
    expect(await rowOf(student)).toMatchObject({ status: 'refunded' });
    expect((await planOf(app, student)).has_subscription).toBe(false);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('takes days once, although its first try failed at the bank', async () => {
    const { student, paymentId } = await cancelled();
    providerOf(app).change({ refunds: 'failed' });
    await refund(paymentId, 50_000);
    const end = await endOf(student);
    expect((await rowOf(student)).status).toBe('refund_failed');
    providerOf(app).change({ mode: 'up' });
    await refund(paymentId, 50_000);
    expect(await endOf(student)).toBe(end);
    expect(await rowOf(student)).toMatchObject({ status: 'part_refunded', refunded_amount: 50_000 });
    expect(await deskOf(app).differences()).toEqual([]);
  });
});
