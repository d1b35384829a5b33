import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, create, deskOf, subscriber, verify } from '../../../../test/kit/buyer.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';

const app = testApp();
const subjects = async (student: SignedUp) =>
  (await app.mailsTo(student.email)).map(({ subject }) => subject);

describe('credit notes', () => {
  const refunded = async (student: SignedUp) => {
    const { paymentId } = await buy(app, student, 'pro_regular');
    await deskOf(app).refund({ paymentId, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
    await app.settle();
    const { body } = await app.get(`/payments/credit-notes/${paymentId}`, student);
    return { paymentId, note: body };
  };

  it('of a refund have a number of their own, come by mail and by call, and only to the buyer', async () => {
    const [student, other] = [await app.student(), await app.student()];
    const { paymentId, note } = await refunded(student);
    const [row] = (await app.get('/payments/history', student)).body.payments;
    expect(note).toMatchObject({ amount: 149_900, reason: 'A fault.', buyer: { email: student.email } });
    expect(note.credit_note_number).toMatch(/^CN-2\d2\d-\d{6}$/);
    expect(row).toMatchObject({
      credit_notes: [{ credit_note_number: note.credit_note_number, amount: 149_900 }],
      receipt_number: note.receipt_number,
    });
    expect(await subjects(student)).toContainEqual(
      `Credit note ${note.credit_note_number}: ₹1,499 is on its way back to you`,
    );
    expect((await app.get(`/payments/credit-notes/${paymentId}`, other)).status).toBe(404);
    const { body } = await app.post('/account/export', { password: student.password }, student);
    expect(body.payments).toMatchObject([
      { status: 'refunded', credit_notes: [{ credit_note_number: note.credit_note_number }] },
    ]);
  });

  it('are numbered one after the other, whatever receipts come between', async () => {
    const first = (await refunded(await app.student())).note.credit_note_number;
    await subscriber(app);
    const second = (await refunded(await app.student())).note.credit_note_number;
    const n = (number: string) => Number(number.slice(-6));
    expect(n(second)).toBe(n(first) + 1);
  });

  it('of a payment that stands do not exist', async () => {
    const student = await app.student();
    const { paymentId } = await buy(app, student, 'pro_regular');
    expect((await app.get(`/payments/credit-notes/${paymentId}`, student)).status).toBe(404);
  });
});

it('what is done to a plan is written down with whose it is; the person goes with the account', async () => {
  const student = await app.student();
  const { paymentId } = await buy(app, student, 'pro_regular');
  await app.post('/user/pause-subscription', undefined, student);
  app.clock.advance(1);
  await buy(app, student, 'pro_regular_resume');
  app.clock.advance(1);
  await deskOf(app).refund({ paymentId, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
  await app.settle();
  const written = (whose: ReturnType<typeof sql>) =>
    rowsOf<{ action: string }>(
      app.platform.db.execute(sql`select action from billing_audit where ${whose} order by action`),
    ).then(rows => rows.map(({ action }) => action));
  const theirs = sql`user_id = ${student.user.id}`;
  expect(await written(theirs)).toEqual(['paused', 'refund_requested', 'resumed']);
  const change = app.platform.db.execute(sql`update billing_audit set detail = 'other' where ${theirs}`);
  await expect(change).rejects.toThrow();
  const { body, text } = await app.post('/account/export', { password: student.password }, student);
  const log = body.money_log.map(({ action, by }: { action: string; by: string }) => [action, by]);
  expect(log).toEqual([
    ['paused', 'you'],
    ['resumed', 'you'],
    ['refund_requested', 'team'],
  ]);
  expect(body.money_log[0].detail).toBe('31 days are saved');
  expect(body.money_log[1].detail).toBe('31 days were saved');
  expect(body.money_log[2]).toMatchObject({ payment_id: paymentId, detail: 'A fault.' });
  expect(text, 'which of the team it was').not.toContain('an admin');
  await app.post('/account/delete', { password: student.password }, student);
  await app.settle();
  expect(await written(theirs)).toEqual([]);
  expect(await written(sql`payment_id = ${paymentId}`)).toEqual(['refund_requested']);
});

describe('receipts', () => {
  it.each(['card', 'netbanking', 'wallet', 'upi'])('say that it was paid by %s', async method => {
    const student = await app.student();
    const { body: order } = await create(app, student, 'pro_regular');
    const given = { id: order.id, method, outcome: 'success' };
    const { response } = (await app.post('//__sandbox/checkout', given)).body;
    await verify(app, student, response);
    const [row] = (await app.get('/payments/history', student)).body.payments;
    expect((await app.get(`/payments/receipts/${row.payment_id}`, student)).body.method).toBe(method);
  });

  it('name the last day of what ends with the year, and the saved days of what is resumed', async () => {
    const described = async (student: SignedUp, paymentId: string) =>
      (await app.get(`/payments/receipts/${paymentId}`, student)).body.description;
    const before = app.clock.now();
    app.clock.set(new Date('2025-12-20T06:30:00Z'));
    const early = await app.student();
    const { paymentId } = await buy(app, early, 'pro_exclusive');
    expect(await described(early, paymentId)).toBe(
      'Pro Exclusive: unlimited sessions for 12 days, until 31 Dec 2025',
    );
    app.clock.set(before);
    const student = await subscriber(app);
    await app.post('/user/pause-subscription', undefined, student);
    const resumed = await buy(app, student, 'pro_regular_resume');
    expect(await described(student, resumed.paymentId)).toMatch(
      /^Pro Regular \(resumed\): unlimited sessions for 30 days and the days that were saved, until /,
    );
  });

  it('come by mail and by call, numbered, with the buyer, and only to the buyer', async () => {
    const [student, other] = [await app.student(), await app.student()];
    const { paymentId } = await buy(app, student, 'pro_regular');
    const { body } = await app.get(`/payments/receipts/${paymentId}`, student);
    expect(body).toMatchObject({ amount: 149_900, is_tax_invoice: false, tax: null });
    expect(body.buyer.email).toBe(student.email);
    expect(body.description, 'March is longer than 30 days').toBe(
      'Pro Regular: unlimited sessions for 31 days, until 2 Apr 2026',
    );
    expect(body.receipt_number).toMatch(/^TF-2526-\d{6}$/);
    expect(await subjects(student)).toContainEqual(expect.stringContaining(body.receipt_number));
    expect((await app.get(`/payments/receipts/${paymentId}`, other)).status).toBe(404);
  });
});
