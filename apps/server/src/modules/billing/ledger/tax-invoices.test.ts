import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { buy, deskOf } from '../../../../test/kit/buyer.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';

const app = testApp({
  env: {
    SELLER_NAME: 'Twelvefold Learning',
    SELLER_ADDRESS: '1 Example Road, Pune 411001',
    SELLER_TAX_PERCENT: '18',
    SELLER_GSTIN: '27ABCDE1234F1Z0',
  },
});
const business = {
  gstin: '29ABCDE1234F1ZW',
  business_name: 'Rao Traders',
  business_address: '12 Example Street, Mysuru',
};
const give = (student: SignedUp, details: object) => app.post('/payments/buyer-details', details, student);
const invoiceOf = async (student: SignedUp, paymentId: string) =>
  (await app.get(`/payments/receipts/${paymentId}`, student)).body;

it('a receipt is a tax invoice with CGST and SGST, in the state of the seller while none was given', async () => {
  const student = await app.student();
  const { paymentId } = await buy(app, student, 'pro_regular');
  expect(await invoiceOf(student, paymentId)).toMatchObject({
    amount: 149_900,
    tax: { name: 'GST', percent: 18, amount: 22_866 },
    invoice: {
      gstin: '27ABCDE1234F1Z0',
      sac: '999293',
      place_of_supply: 'Maharashtra (27)',
      taxable_amount: 127_034,
      taxes: [
        { name: 'CGST', percent: 9, amount: 11_433 },
        { name: 'SGST', percent: 9, amount: 11_433 },
      ],
      business: null,
    },
  });
  const { body } = await app.get('/payments/history', student);
  expect(body.payments).toMatchObject([{ payment_id: paymentId, is_tax_invoice: true }]);
  const mail = (await app.mailsTo(student.email)).find(({ subject }) =>
    subject.startsWith('Tax invoice TF-'),
  );
  expect(mail?.text).toContain('Taxable value ₹1,270.34, CGST (9%) ₹114.33, SGST (9%) ₹114.33.');
  expect(mail?.text).toContain('GSTIN 27ABCDE1234F1Z0');
});

it('a business of another state has its GSTIN, name and address on it, and IGST; what it bears does not change', async () => {
  const student = await app.student();
  expect((await give(student, { ...business, gstin: '29abcde 1234f1zw' })).body).toEqual({
    ...business,
    state: '29',
    asked: true,
  });
  const { paymentId } = await buy(app, student, 'pro_regular');
  const invoice = {
    place_of_supply: 'Karnataka (29)',
    taxable_amount: 127_034,
    taxes: [{ name: 'IGST', percent: 18, amount: 22_866 }],
    business: { gstin: business.gstin, name: business.business_name, address: business.business_address },
  };
  expect((await invoiceOf(student, paymentId)).invoice).toMatchObject(invoice);
  expect((await give(student, { state: '27', business_name: 'Left over' })).body).toMatchObject({
    state: '27',
    gstin: null,
    business_name: null,
  });
  expect((await invoiceOf(student, paymentId)).invoice).toMatchObject(invoice);
});

it.each([
  [{ ...business, gstin: '29ABCDE1234F1ZX' }, 'gstin', /typing mistake/],
  [{ ...business, state: '27' }, 'state', /of Karnataka/],
  [{ ...business, business_name: ' ' }, 'business_name', /needs the name/],
  [{ ...business, business_address: null }, 'business_address', /needs the address/],
  [{ state: '99' }, 'state', /choose a state/],
])('details that make no invoice are refused at their field: %j', async (details, path, words) => {
  const { status, body } = await give(await app.student(), details);
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ path, message: expect.stringMatching(words) }]);
});

it('credit notes for parts bear the taxes of their parts, and together those of the invoice', async () => {
  const student = await app.student();
  const { paymentId } = await buy(app, student, 'pro_regular');
  for (const amount of [33_333, 33_333, 83_234]) {
    await deskOf(app).refund({ paymentId, amount, reason: 'A fault.', adminId: 'an admin' }, app.clock.now());
    await app.settle();
  }
  const { credit_notes } = await invoiceOf(student, paymentId);
  const notes = [];
  for (const { credit_note_number } of credit_notes)
    notes.push((await app.get(`/payments/credit-notes/${credit_note_number}`, student)).body);
  expect(notes.map(({ invoice }) => invoice.taxes[0].amount)).toEqual([2542, 2543, 6348]);
  for (const { amount, tax, invoice } of notes) expect(invoice.taxable_amount + tax.amount).toBe(amount);
  expect(notes.reduce((sum, { tax }) => sum + tax.amount, 0)).toBe(22_866);
  const texts = (await app.mailsTo(student.email)).map(({ text }) => text).join('\n');
  expect(texts).toContain('of tax invoice TF-');
  expect(texts).toContain('SGST (9%) ₹25.43');
});

it('details are taken along, and of a person who left only the state stays on the invoice', async () => {
  const student = await app.student();
  await give(student, business);
  const { paymentId } = await buy(app, student, 'pro_regular');
  const { body } = await app.post('/account/export', { password: student.password }, student);
  expect(body.buyer_details).toEqual({ ...business, state: '29' });
  expect(body.payments).toMatchObject([
    { payment_id: paymentId, buyer_details: { ...business, state: '29' } },
  ]);
  await app.post('/account/delete', { password: student.password }, student);
  await app.settle();
  const kept = await rowsOf<{ buyer: unknown }>(
    app.platform.db.execute(sql`select buyer from payments where id = ${paymentId}`),
  );
  expect(kept).toEqual([
    { buyer: { state: '29', gstin: null, business_name: null, business_address: null } },
  ]);
  expect(await rowsOf(app.platform.db.execute(sql`select * from buyer_details`))).not.toContainEqual(
    expect.objectContaining({ user_id: student.user.id }),
  );
});
