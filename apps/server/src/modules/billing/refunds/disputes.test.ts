import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, deskOf, passTime, planOf, providerOf, runJob } from '../../../../test/kit/buyer.ts';
import { webhookSignature } from '../../../platform/payments/signatures.ts';

const app = testApp();

type Told = 'created' | 'under_review' | 'won' | 'lost' | 'closed';
/** The provider tells of the dispute of a payment. */
async function dispute(payment: string, status: Told): Promise<void> {
  providerOf(app).change({ dispute: { payment, status } });
  await passTime(app);
}
const rowOf = async (student: SignedUp, paymentId: string) =>
  (await app.get('/payments/history', student)).body.payments.find(
    ({ payment_id }: { payment_id: string }) => payment_id === paymentId,
  );
const subjects = async (email: string) => (await app.mailsTo(email)).map(({ subject }) => subject);
const statusAtProvider = async (id: string) => (await app.platform.payments?.client.subscription(id))?.status;

describe('a dispute', () => {
  it('flags its payment while it is open, and the plan goes on', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    await dispute(paymentId, 'created');
    await dispute(paymentId, 'under_review');
    expect(await rowOf(student, paymentId)).toMatchObject({ status: 'paid', disputed: true });
    expect((await planOf(app, student)).subscription?.is_active).toBe(true);
    expect(await subjects(app.platform.config.supportEmail)).toEqual([
      'A disputed payment: created',
      'A disputed payment: under review',
    ]);
  });

  it.each(['won', 'closed'] as const)('that is %s takes the flag off and moves no money', async status => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    await dispute(paymentId, 'created');
    await dispute(paymentId, status);
    await dispute(paymentId, 'under_review');
    expect(await rowOf(student, paymentId)).toMatchObject({ status: 'paid', disputed: false });
    expect((await planOf(app, student)).subscription).toMatchObject({ is_active: true, auto_renew: true });
    const money = await deskOf(app).balances({ payment_id: paymentId });
    expect(money.find(({ account }) => account === 'provider')?.amount).toBe(149_900);
  });

  it('that is lost books what the bank took, ends the plan and its renewal, and tells the student, once', async () => {
    const [owner, student] = [await app.student(), await app.student()];
    const { code } = (await app.get('/referral/mine', owner)).body;
    const { order, paymentId } = await buy(app, student, 'pro_regular', { referral_code: code });
    await dispute(paymentId, 'created');
    await dispute(paymentId, 'lost');
    await dispute(paymentId, 'lost');
    await dispute(paymentId, 'under_review');
    expect(await rowOf(student, paymentId)).toMatchObject({
      status: 'charged_back',
      disputed: false,
      refunded_at: app.clock.now().toISOString(),
      credit_notes: [],
    });
    const plan = await planOf(app, student);
    expect(plan.has_subscription).toBe(false);
    expect(plan.messages).toEqual([
      'Your bank took back ₹999. What was left of the plan it paid for has ended.',
    ]);
    expect(await statusAtProvider(order.id)).toBe('cancelled');
    const told = (await subjects(student.email)).filter(subject => subject.startsWith('Your bank took back'));
    expect(told).toEqual(['Your bank took back ₹999']);
    const desk = (await app.mailsTo(app.platform.config.supportEmail)).at(-1);
    expect(desk?.text).toContain('The bank took back ₹999. What was left of the time it paid for has ended');
    const money = await deskOf(app).balances({ payment_id: paymentId });
    expect(money.filter(({ unit }) => unit === 'paise')).toEqual([
      { account: 'chargebacks', unit: 'paise', amount: 99_900 },
      { account: 'discounts', unit: 'paise', amount: 50_000 },
      { account: 'sales', unit: 'paise', amount: -149_900 },
    ]);
    expect((await app.get('/referral/mine', owner)).body).toMatchObject({ uses: 0, cashback_due: 0 });
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('that is lost takes back the time of its own payment only', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    await app.post('/user/cancel-subscription', undefined, student);
    await app.settle();
    const end = Date.parse((await planOf(app, student)).subscription?.ends_at ?? '');
    app.clock.advance(60);
    const { paymentId: second } = await buy(app, student, 'pro_regular');
    await dispute(second, 'lost');
    expect(Date.parse((await planOf(app, student)).subscription?.ends_at ?? '')).toBe(end);
    expect(await rowOf(student, paymentId)).toMatchObject({ status: 'paid' });
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it.each(['lost', 'refunded'] as const)(
    'or a refund of a plan that has ended (%s) leaves the plan bought since as it is, and says that it renews',
    async how => {
      const student = await app.student();
      const { paymentId } = await buy(app, student, 'pro_regular');
      await app.post('/user/cancel-subscription', undefined, student);
      await app.settle();
      app.clock.advance(32 * 24 * 3600);
      await passTime(app);
      await runJob(app, 'billing.reconcile');
      student.token = await app.login(student.email, student.password);
      const { order } = await buy(app, student, 'pro_regular');
      const before = (await planOf(app, student)).subscription;
      if (how === 'lost') await dispute(paymentId, 'lost');
      else await deskOf(app).refund({ paymentId, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
      const mail = (await app.mailsTo(student.email)).at(-1);
      const { id, ends_at } = before ?? {};
      expect((await planOf(app, student)).subscription).toMatchObject({ id, ends_at, auto_renew: true });
      expect(await statusAtProvider(order.id)).toBe('active');
      expect(mail?.subject).toMatch(/^Your bank took back|is on its way back to you$/);
      expect(mail?.text).toContain('renews each month until you cancel it');
      expect(mail?.text).not.toContain('charge nothing');
      expect(await deskOf(app).differences()).toEqual([]);
    },
  );

  it('that is lost for a used-up month stops the renewal of the plan that goes on, and says so', async () => {
    const student = await app.student();
    const { order, paymentId } = await buy(app, student, 'pro_regular');
    app.clock.advance(32 * 24 * 3600);
    await passTime(app);
    student.token = await app.login(student.email, student.password);
    await dispute(paymentId, 'lost');
    expect((await planOf(app, student)).subscription).toMatchObject({ is_active: true, auto_renew: false });
    expect(await statusAtProvider(order.id)).toBe('cancelled');
    expect((await app.mailsTo(student.email)).at(-1)?.text).toMatch(
      /Your Pro Regular stays yours until .* and does not renew\. We charge nothing more\./,
    );
  });

  it('that is lost for a part books that part, and the plan goes on', async () => {
    const student = await app.student();
    const { paymentId: id } = await buy(app, student, 'pro_regular');
    const payload = { payment: { entity: { id } }, dispute: { entity: { amount: 50_000 } } };
    const body = JSON.stringify({ event: 'payment.dispute.lost', payload });
    const signature = webhookSignature(providerOf(app).webhookSecret, Buffer.from(body));
    await app.call('POST', '/payments/webhook', { body, headers: { 'x-razorpay-signature': signature } });
    await app.settle();
    const money = await deskOf(app).balances({ payment_id: id });
    expect(money.find(({ account }) => account === 'chargebacks')?.amount).toBe(50_000);
    expect((await planOf(app, student)).subscription).toMatchObject({ is_active: true, auto_renew: true });
    expect(await deskOf(app).differences()).toEqual([]);
    expect((await planOf(app, student)).messages).toEqual([
      'Your bank took back ₹500 of your ₹1,499. The rest stays paid. This changes nothing about your plan and its renewal.',
    ]);
    expect(await rowOf(student, id)).toMatchObject({
      status: 'paid',
      disputed: false,
      charged_back_amount: 50_000,
    });
    const told = (await app.mailsTo(student.email)).at(-1);
    expect(told?.subject).toBe('Your bank took back ₹500 of your ₹1,499');
    expect(told?.text).toContain('This changes nothing about your plan and its renewal.');
    const desk = (await app.mailsTo(app.platform.config.supportEmail)).at(-1);
    expect(desk?.text).toContain('The bank took back ₹500. The rest stays paid');
    await deskOf(app).refund({ paymentId: id, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
    await app.settle();
    expect(await rowOf(student, id)).toMatchObject({ status: 'refunded', refunded_amount: 99_900 });
    expect((await planOf(app, student)).has_subscription).toBe(false);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('that is lost after a refund is booked beside it; after it nothing is refunded', async () => {
    const [early, late] = [await app.student(), await app.student()];
    const { paymentId: refunded } = await buy(app, early, 'pro_regular');
    const { paymentId: lost } = await buy(app, late, 'pro_regular');
    const refund = (paymentId: string) =>
      deskOf(app).refund({ paymentId, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
    await refund(refunded);
    await app.settle();
    await dispute(refunded, 'lost');
    expect(await rowOf(early, refunded)).toMatchObject({ status: 'refunded' });
    await dispute(lost, 'lost');
    await expect(refund(lost)).rejects.toThrow('took this payment back already');
    expect(await deskOf(app).differences()).toEqual([]);
  });
});
