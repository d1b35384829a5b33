import type { CreditNote, PaymentRow, Receipt } from '@twelvefold/contract';
import type { Config } from '../../../config.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { and, desc, eq, getTableColumns, inArray, or, type SQL, sql } from '../../../platform/db/query.ts';
import { inIndia } from '../../../platform/india.ts';
import { notFound } from '../../../platform/problems.ts';
import { lastDayInIndia, plural } from '../../../platform/sentences.ts';
import type { PaymentDbRow } from '../buying/order-store.ts';
import { isDisputed } from '../refunds/dispute-store.ts';
import type { RefundRow } from '../refunds/refund-store.ts';
import { type BuyerOnReceipt, orders, payments, refunds, type SellerOnReceipt } from '../schema.ts';
import { daysUp } from '../subscription/life.ts';
import { planNames } from '../subscription/management.ts';
import { receiptNumbers } from './schema.ts';
import { placeOfSupply, stateWords, sumOfTax, type Taxed, taxOf, taxOfPart } from './tax.ts';

/** The financial year begins in April. */
const yearBegins = 4;
/** Maximum of a payment history; ten years of monthly payments are fewer. */
const mostPayments = 200;

/** India's financial year of a time, by its first calendar year. */
function financialYear(time: Date): number {
  const at = inIndia(time);
  return at.month >= yearBegins ? at.year : at.year - 1;
}

function numberOf(series: string, year: number, n: number): string {
  const short = (of: number) => String(of % 100).padStart(2, '0');
  return `${series}-${short(year)}${short(year + 1)}-${String(n).padStart(6, '0')}`;
}

/** The next gapless number of the payment's financial year: `TF-2526-000001`. */
export async function receiptNumber(tx: Tx, paidAt: Date): Promise<string> {
  const year = financialYear(paidAt);
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ year_begins: `${year}-04-01`, last: 1 })
    .onConflictDoUpdate({
      target: receiptNumbers.year_begins,
      set: { last: sql`${receiptNumbers.last} + 1` },
    })
    .returning({ last: receiptNumbers.last });
  return numberOf('TF', year, row?.last ?? 0);
}

/** The next gapless number of the refund's financial year: `CN-2526-000001`. */
export async function creditNoteNumber(tx: Tx, refundedAt: Date): Promise<string> {
  const year = financialYear(refundedAt);
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ year_begins: `${year}-04-01`, last: 0, last_credit_note: 1 })
    .onConflictDoUpdate({
      target: receiptNumbers.year_begins,
      set: { last_credit_note: sql`${receiptNumbers.last_credit_note} + 1` },
    })
    .returning({ last: receiptNumbers.last_credit_note });
  return numberOf('CN', year, row?.last ?? 0);
}

/** The seller, frozen into each payment: later settings do not change a receipt. */
export const sellerOf = ({ seller, productName }: Config): SellerOnReceipt => ({
  name: seller.name ?? productName,
  address: seller.address,
  tax_id: seller.taxId,
  tax_name: seller.taxPercent === null ? null : seller.taxName,
  tax_percent: seller.taxPercent,
  ...(seller.gst && { gst: seller.gst }),
});

interface Found {
  payment: PaymentDbRow;
  /** Oldest first. */
  refunds: RefundRow[];
  buyer_name: string | null;
  buyer_email: string | null;
}

async function found(db: Db, userId: string, which?: SQL): Promise<Found[]> {
  const rows = await db
    .select({
      payment: getTableColumns(payments),
      buyer_name: orders.buyer_name,
      buyer_email: orders.buyer_email,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(payments.user_id, userId), which))
    .orderBy(desc(payments.paid_at))
    .limit(mostPayments);
  const ids = rows.map(({ payment }) => payment.id);
  const made = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.payment_id, ids))
    .orderBy(refunds.requested_at);
  return rows.map(row => ({
    ...(row as Omit<Found, 'refunds'>),
    refunds: made.filter(({ payment_id }) => payment_id === row.payment.id),
  }));
}

const sumOf = (rows: readonly RefundRow[]) => rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0);

/** The status of a payment; a requested or accepted refund takes precedence over a chargeback. */
function statusOf({ payment, refunds }: Found): PaymentRow['status'] {
  if (refunds.some(({ status }) => status === 'requested')) return 'refund_requested';
  const accepted = sumOf(refunds.filter(({ status }) => status === 'accepted'));
  if (accepted > 0 && accepted + payment.charged_back_paise >= payment.amount_paise) return 'refunded';
  if (payment.charged_back_paise >= payment.amount_paise) return 'charged_back';
  if (refunds.at(-1)?.status === 'failed') return 'refund_failed';
  return accepted > 0 ? 'part_refunded' : 'paid';
}

const timeOf = (time: Date | null | undefined) => time?.toISOString() ?? null;

function rowOf(one: Found): PaymentRow {
  const { payment, refunds } = one;
  const status = statusOf(one);
  // The newest refund is shown.
  const refund = refunds.at(-1);
  const wentBack = status === 'charged_back' ? payment.dispute_decided_at : refund?.settled_at;
  return {
    payment_id: payment.id,
    receipt_number: payment.receipt_number,
    is_tax_invoice: payment.seller.gst !== undefined,
    plan_type: payment.plan_type,
    plan_name: planNames[payment.plan_type],
    amount: payment.amount_paise,
    discount_amount: payment.discount_paise,
    method: payment.method,
    paid_at: payment.paid_at.toISOString(),
    status,
    refund_reason: refund?.reason ?? null,
    refunded_at: timeOf(wentBack),
    refunded_amount: sumOf(refunds.filter(({ status }) => status !== 'failed')),
    charged_back_amount: payment.charged_back_paise,
    credit_notes: refunds.filter(isCredited).map(({ credit_note_number, amount_paise }) => ({
      credit_note_number,
      amount: amount_paise,
    })),
    disputed: isDisputed(payment),
  };
}

const isCredited = (refund: RefundRow): refund is RefundRow & { credit_note_number: string } =>
  refund.status === 'accepted' && refund.credit_note_number !== null;

export async function historyOf(db: Db, userId: string): Promise<PaymentRow[]> {
  return (await found(db, userId)).map(rowOf);
}

/** Buyer details on a person's invoices, by payment. */
export async function buyersOnReceipts(db: Db, userId: string): Promise<Map<string, BuyerOnReceipt | null>> {
  const rows = await db
    .select({ id: payments.id, buyer: payments.buyer })
    .from(payments)
    .where(eq(payments.user_id, userId));
  return new Map(rows.map(({ id, buyer }) => [id, buyer]));
}

/** The caller's receipt. Throws `not_found`, also for another student's payment. */
export async function receiptOf(db: Db, userId: string, paymentId: string): Promise<Receipt> {
  const [one] = await found(db, userId, eq(payments.id, paymentId));
  if (!one) throw notFound();
  const { payment } = one;
  return {
    ...rowOf(one),
    currency: 'INR',
    list_amount: payment.list_paise,
    description: whatWasBought(payment),
    period:
      payment.period_from && payment.period_until
        ? { from: payment.period_from.toISOString(), until: payment.period_until.toISOString() }
        : null,
    ...partiesOf(one, taxOf(payment, payment.amount_paise)),
  };
}

/** The tax in a credit note; `rows` are all refunds of its payment. */
export function taxOfNote(
  payment: Pick<PaymentDbRow, 'seller' | 'buyer'>,
  rows: readonly RefundRow[],
  note: { credit_note_number: string; amount_paise: number },
): Taxed | null {
  const before = rows.filter(row => (row.credit_note_number ?? 'none') < note.credit_note_number);
  return taxOfPart(payment, note.amount_paise, sumOf(before));
}

/** Seller, buyer and tax at the time of payment. */
function partiesOf(
  { payment: { seller, buyer }, buyer_name, buyer_email }: Found,
  taxed: Taxed | null,
): Pick<Receipt, 'buyer' | 'seller' | 'tax' | 'invoice'> {
  const { name, address, tax_id, tax_name, tax_percent } = seller;
  return {
    buyer: { name: buyer_name ?? '', email: buyer_email ?? '' },
    seller: { name, address, tax_id },
    tax:
      taxed && tax_name !== null && tax_percent !== null
        ? { name: tax_name, percent: tax_percent, amount: sumOfTax(taxed) }
        : null,
    invoice: taxed && invoiceOf(seller, buyer, taxed),
  };
}

function invoiceOf(
  { gst }: SellerOnReceipt,
  buyer: BuyerOnReceipt | null,
  { taxable, parts }: Taxed,
): Receipt['invoice'] {
  if (!gst) return null;
  const { gstin, business_name: name, business_address: address } = buyer ?? {};
  return {
    ...gst,
    place_of_supply: stateWords(placeOfSupply(gst.gstin, buyer)),
    taxable_amount: taxable,
    taxes: parts,
    business: gstin ? { gstin, name: name ?? '', address: address ?? '' } : null,
  };
}

/** The caller's credit note by its number, or the newest of a payment by its id (links in older mails). */
export async function creditNoteOf(db: Db, userId: string, key: string): Promise<CreditNote> {
  const named = db
    .select({ id: refunds.payment_id })
    .from(refunds)
    .where(or(eq(refunds.credit_note_number, key), eq(refunds.payment_id, key)));
  const [one] = await found(db, userId, inArray(payments.id, named));
  const note = one?.refunds
    .filter(isCredited)
    .findLast(({ credit_note_number, payment_id }) => [credit_note_number, payment_id].includes(key));
  if (!one || !note?.settled_at) throw notFound();
  const { payment } = one;
  const row = rowOf(one);
  return {
    payment_id: row.payment_id,
    credit_note_number: note.credit_note_number,
    receipt_number: row.receipt_number,
    plan_name: row.plan_name,
    amount: note.amount_paise,
    paid_amount: row.amount,
    currency: 'INR',
    method: row.method,
    paid_at: row.paid_at,
    refunded_at: note.settled_at.toISOString(),
    reason: note.reason,
    ...partiesOf(one, taxOfNote(payment, one.refunds, note)),
  };
}

/** The words for a purchase on receipts and in mails. */
export function whatWasBought(
  payment: Pick<PaymentDbRow, 'plan_type' | 'granted_ms' | 'period_until'>,
): string {
  const name = planNames[payment.plan_type];
  if (payment.granted_ms === 0) return `${name}: nothing was given, the amount is returned`;
  const days = plural(daysUp(payment.granted_ms), 'day');
  const until = payment.period_until ? `, until ${lastDayInIndia(payment.period_until)}` : '';
  return payment.plan_type === 'pro_regular_resume'
    ? `${name}: unlimited sessions for ${days} and the days that were saved${until}`
    : `${name}: unlimited sessions for ${days}${until}`;
}
