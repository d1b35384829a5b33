import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { buy, create, deskOf, planOf, runJob } from '../../../test/kit/buyer.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';

const app = testApp();
const codeOf = async (student: SignedUp): Promise<string> =>
  (await app.get('/referral/mine', student)).body.code;
const validate = (student: SignedUp, referral_code: string, plan_type: string | null = 'pro_regular') =>
  app.post('/referral/validate', { referral_code, user_email: student.email, plan_type }, student);
const refund = (paymentId: string) =>
  deskOf(app).refund({ paymentId, reason: 'A technical problem.', adminId: 'an admin' }, app.clock.now());

describe('a referral code', () => {
  it('is the same at every look, of six signs without look-alikes, and one’s own', async () => {
    const [one, other] = [await app.student(), await app.student()];
    const code = await codeOf(one);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(await codeOf(one)).toBe(code);
    expect(await codeOf(other)).not.toBe(code);
  });

  it('S058 takes 500 rupees off, and is used only when the payment arrives', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const code = await codeOf(owner);
    expect((await validate(buyer, code)).body).toEqual({
      valid: true,
      can_use: true,
      discounted_amount: 99_900,
      error: null,
    });
    await create(app, buyer, 'pro_regular', { referral_code: code });
    expect((await app.get('/referral/mine', owner)).body).toMatchObject({ uses: 0, cashback_due: 0 });
    const { order } = await buy(app, buyer, 'pro_regular', { referral_code: code });
    expect(order).toMatchObject({ amount: 99_900, discount_amount: 50_000, next_amount: 149_900 });
    expect((await app.get('/referral/mine', owner)).body).toMatchObject({ uses: 1, cashback_due: 50_000 });
    expect((await planOf(app, buyer)).subscription?.next_charge?.amount).toBe(149_900);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('S058 for Pro Exclusive the price is 695 rupees', async () => {
    app.clock.set(new Date('2025-12-01T06:30:00Z'));
    const [owner, buyer] = [await app.student(), await app.student()];
    const { order } = await buy(app, buyer, 'pro_exclusive', { referral_code: await codeOf(owner) });
    expect(order.amount).toBe(69_500);
    app.clock.set(new Date('2026-03-02T06:30:00Z'));
  });

  it('S059 is refused when it is one’s own, unknown, short, or for a plan without discount', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const code = await codeOf(owner);
    const refusals = [
      await validate(owner, code),
      await validate(buyer, 'ZZZZZZ'),
      await validate(buyer, code.slice(1)),
      await validate(buyer, code, 'pro_regular_resume'),
    ];
    expect(refusals.map(({ body }) => [body.valid, body.can_use])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [true, false],
    ]);
    for (const { body } of refusals) expect(body.error).toBeTruthy();
    const order = await create(app, owner, 'pro_regular', { referral_code: code });
    expect([order.status, order.body.errors?.[0]?.path]).toEqual([422, 'referral_code']);
  });

  it('S059 in lower case is the same code, when it is validated and when it is used', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const code = (await codeOf(owner)).toLowerCase();
    expect((await validate(buyer, code)).body.can_use).toBe(true);
    expect((await create(app, buyer, 'pro_regular', { referral_code: code })).body.amount).toBe(99_900);
  });

  it('S059, S060 is used once in a lifetime by an address, and a purchase that was left is no use', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const code = await codeOf(owner);
    await create(app, buyer, 'pro_regular', { referral_code: code });
    expect((await validate(buyer, code)).body.can_use).toBe(true);
    await buy(app, buyer, 'pro_regular', { referral_code: code });
    expect((await validate(buyer, code)).body).toMatchObject({ valid: true, can_use: false });
    await app.post('/account/delete', { password: buyer.password }, buyer);
    await app.settle();
    const [row] = await rowsOf<{ n: number }>(
      app.platform.db.execute(
        sql`select count(*)::int as n from referral_uses where code = ${code} and used_by is null`,
      ),
    );
    expect(row?.n).toBe(1);
  });

  it('rule 21: a refund reverses its use and the cashback', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const { paymentId } = await buy(app, buyer, 'pro_regular', { referral_code: await codeOf(owner) });
    await refund(paymentId);
    await app.settle();
    expect((await app.get('/referral/mine', owner)).body).toMatchObject({ uses: 0, cashback_due: 0 });
    expect((await validate(buyer, await codeOf(owner))).body.can_use).toBe(true);
    await runJob(app, 'billing.check');
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('cashback is paid once, and stays in the books', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const { paymentId } = await buy(app, buyer, 'pro_regular', { referral_code: await codeOf(owner) });
    const [use] = await rowsOf<{ id: string }>(
      app.platform.db.execute(sql`select id::text from referral_uses where payment_id = ${paymentId}`),
    );
    const given = { useId: use?.id ?? '', adminId: 'an admin' };
    await deskOf(app).payCashback(given, app.clock.now());
    await expect(deskOf(app).payCashback(given, app.clock.now())).rejects.toThrow('not due');
    expect((await app.get('/referral/mine', owner)).body).toMatchObject({
      cashback_due: 0,
      cashback_paid: 50_000,
    });
    const booked = await deskOf(app).balances({ payment_id: paymentId });
    expect(booked.filter(({ unit }) => unit === 'paise')).toEqual([
      { account: 'bank', unit: 'paise', amount: -50_000 },
      { account: 'cashback', unit: 'paise', amount: 50_000 },
      { account: 'discounts', unit: 'paise', amount: 50_000 },
      { account: 'provider', unit: 'paise', amount: 99_900 },
      { account: 'sales', unit: 'paise', amount: -149_900 },
    ]);
  });

  it('cashback that was paid out is owed back after a refund, here and in the books', async () => {
    const [owner, buyer] = [await app.student(), await app.student()];
    const { paymentId } = await buy(app, buyer, 'pro_regular', { referral_code: await codeOf(owner) });
    const [use] = await rowsOf<{ id: string }>(
      app.platform.db.execute(sql`select id::text from referral_uses where payment_id = ${paymentId}`),
    );
    await deskOf(app).payCashback({ useId: use?.id ?? '', adminId: 'an admin' }, app.clock.now());
    await refund(paymentId);
    await app.settle();
    expect((await app.get('/referral/mine', owner)).body).toMatchObject({
      uses: 0,
      cashback_due: 0,
      cashback_paid: 0,
      cashback_owed: 50_000,
    });
    const booked = await deskOf(app).balances({ payment_id: paymentId });
    expect(booked.find(({ account }) => account === 'cashback_due')?.amount).toBe(50_000);
    expect(booked.find(({ account }) => account === 'cashback')).toBeUndefined();
  });

  it('S061 cannot be guessed: the twenty-first try of a minute is refused', async () => {
    const student = await app.student();
    app.platform.limits.scale = 1;
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await validate(student, `AAAA${i + 22}`)).status);
    app.platform.limits.scale = 1000;
    expect(statuses.slice(0, 20).every(status => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('S023 is not looked up for another address', async () => {
    const [mine, other] = [await app.student(), await app.student()];
    const { status } = await app.post(
      '/referral/validate',
      { referral_code: 'ABCDEF', user_email: other.email },
      mine,
    );
    expect(status).toBe(403);
  });
});
