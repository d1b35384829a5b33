import type { CreditNote, PaymentRow, Receipt } from '@twelvefold/contract';
import { DateTime } from 'luxon';
import type { Config } from '../../../config.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { and, desc, eq, getTableColumns, sql } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/problems.ts';
import { lastDayInIndia, plural } from '../../../platform/sentences.ts';
import type { PaymentDbRow } from '../buying/order-store.ts';
import { isDisputed } from '../refunds/dispute-store.ts';
import { orders, payments, refunds, type SellerOnReceipt } from '../schema.ts';
import { daysUp } from '../subscription/life.ts';
import { planNames } from '../subscription/management.ts';
import { receiptNumbers } from './schema.ts';

const india = 'Asia/Kolkata';
/** April. */
const yearBegins = 4;
/** The most a history shows; ten years of monthly payments are fewer. */
const mostPayments = 200;

/** The year of India's books that a time falls in, by the calendar year it begins in. */
function financialYear(time: Date): number {
  const at = DateTime.fromJSDate(time, { zone: india });
  return at.month >= yearBegins ? at.year : at.year - 1;
}

function numberOf(series: string, year: number, n: number): string {
  const short = (of: number) => String(of % 100).padStart(2, '0');
  return `${series}-${short(year)}${short(year + 1)}-${String(n).padStart(6, '0')}`;
}

/** The next number of the payment's financial year, without a gap: `TF-2526-000001`. */
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

/** The next number of a refund's financial year, without a gap: `CN-2526-000001`. */
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

/** Who sells, frozen into each payment: a receipt does not change with the settings. */
export const sellerOf = ({ seller, productName }: Config): SellerOnReceipt => ({
  name: seller.name ?? productName,
  address: seller.address,
  tax_id: seller.taxId,
  tax_name: seller.taxPercent === null ? null : seller.taxName,
  tax_percent: seller.taxPercent,
});

/** The tax in a price that includes it, in paise. */
export const taxIn = (paise: number, percent: number) => Math.round((paise * percent) / (100 + percent));

type Refund = Pick<
  typeof refunds.$inferSelect,
  'status' | 'reason' | 'settled_at' | 'credit_note_number'
> | null;
type Found = { payment: PaymentDbRow; refund: Refund; buyer_name: string | null; buyer_email: string | null };

async function found(db: Db, userId: string, paymentId: string | null): Promise<Found[]> {
  const rows = await db
    .select({
      payment: getTableColumns(payments),
      refund: {
        status: refunds.status,
        reason: refunds.reason,
        settled_at: refunds.settled_at,
        credit_note_number: refunds.credit_note_number,
      },
      buyer_name: orders.buyer_name,
      buyer_email: orders.buyer_email,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .leftJoin(refunds, and(eq(refunds.payment_id, payments.id)))
    .where(and(eq(payments.user_id, userId), paymentId ? eq(payments.id, paymentId) : undefined))
    .orderBy(desc(payments.paid_at), desc(refunds.requested_at))
    .limit(mostPayments);
  const seen = new Set<string>();
  // A refund that failed and was asked for again is told once, by its newest try.
  return (rows as Found[]).filter(({ payment }) => !seen.has(payment.id) && seen.add(payment.id));
}

const statuses = {
  requested: 'refund_requested',
  accepted: 'refunded',
  failed: 'refund_failed',
} as const;

/** A refund that stands comes first: the buyer has that money. */
function statusOf({ payment, refund }: Found): PaymentRow['status'] {
  if (refund && refund.status !== 'failed') return statuses[refund.status];
  if (payment.charged_back_paise >= payment.amount_paise) return 'charged_back';
  return refund ? statuses[refund.status] : 'paid';
}

const timeOf = (time: Date | null | undefined) => time?.toISOString() ?? null;

function rowOf(one: Found): PaymentRow {
  const { payment, refund } = one;
  const status = statusOf(one);
  const wentBack = status === 'charged_back' ? payment.dispute_decided_at : refund?.settled_at;
  return {
    payment_id: payment.id,
    receipt_number: payment.receipt_number,
    plan_type: payment.plan_type,
    plan_name: planNames[payment.plan_type],
    amount: payment.amount_paise,
    discount_amount: payment.discount_paise,
    method: payment.method,
    paid_at: payment.paid_at.toISOString(),
    status,
    refund_reason: refund?.reason ?? null,
    refunded_at: timeOf(wentBack),
    charged_back_amount: payment.charged_back_paise,
    credit_note_number: status === 'refunded' ? (refund?.credit_note_number ?? null) : null,
    disputed: isDisputed(payment),
  };
}

export async function historyOf(db: Db, userId: string): Promise<PaymentRow[]> {
  return (await found(db, userId, null)).map(rowOf);
}

/** The caller's receipt; another student's payment is not found. */
export async function receiptOf(db: Db, userId: string, paymentId: string): Promise<Receipt> {
  const [one] = await found(db, userId, paymentId);
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
    ...partiesOf(one),
  };
}

/** Who sold and who bought, and the tax in the price, as they were when it was paid. */
function partiesOf({ payment, buyer_name, buyer_email }: Found): Pick<Receipt, 'buyer' | 'seller' | 'tax'> {
  const { name, address, tax_id, tax_name, tax_percent } = payment.seller;
  const taxed = tax_name !== null && tax_percent !== null;
  return {
    buyer: { name: buyer_name ?? '', email: buyer_email ?? '' },
    seller: { name, address, tax_id },
    tax: taxed
      ? { name: tax_name, percent: tax_percent, amount: taxIn(payment.amount_paise, tax_percent) }
      : null,
  };
}

/** What the caller's refunded payment is told by; a payment that was not refunded, or is another's, has none. */
export async function creditNoteOf(db: Db, userId: string, paymentId: string): Promise<CreditNote> {
  const [one] = await found(db, userId, paymentId);
  if (!one) throw notFound();
  const row = rowOf(one);
  if (!row.credit_note_number || !row.refunded_at) throw notFound();
  return {
    payment_id: row.payment_id,
    credit_note_number: row.credit_note_number,
    receipt_number: row.receipt_number,
    plan_name: row.plan_name,
    amount: row.amount,
    currency: 'INR',
    method: row.method,
    paid_at: row.paid_at,
    refunded_at: row.refunded_at,
    reason: row.refund_reason ?? '',
    ...partiesOf(one),
  };
}

/** What a payment bought, as receipt and mail say it. */
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
