import type { PaymentRow, Receipt } from '@twelvefold/contract';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Config } from '../../../config.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/problems.ts';
import { dateInIndia, plural } from '../../../platform/sentences.ts';
import type { PaymentDbRow } from '../buying/order-store.ts';
import { orders, payments, refunds, type SellerOnReceipt } from '../schema.ts';
import { planNames } from '../subscription/management.ts';
import { receiptNumbers } from './schema.ts';

const india = 'Asia/Kolkata';
/** April. */
const yearBegins = 4;
/** The most a history shows; ten years of monthly payments are fewer. */
const mostPayments = 200;

/** The next number of the payment's financial year, without a gap: `TF-2526-000001`. */
export async function receiptNumber(tx: Tx, paidAt: Date): Promise<string> {
  const at = DateTime.fromJSDate(paidAt, { zone: india });
  const year = at.month >= yearBegins ? at.year : at.year - 1;
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ year_begins: `${year}-04-01`, last: 1 })
    .onConflictDoUpdate({
      target: receiptNumbers.year_begins,
      set: { last: sql`${receiptNumbers.last} + 1` },
    })
    .returning({ last: receiptNumbers.last });
  const short = (n: number) => String(n % 100).padStart(2, '0');
  return `TF-${short(year)}${short(year + 1)}-${String(row?.last ?? 0).padStart(6, '0')}`;
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

type Refund = { status: string; reason: string; settled_at: Date | null } | null;
type Found = { payment: PaymentDbRow; refund: Refund; buyer_name: string | null; buyer_email: string | null };

async function found(db: Db, userId: string, paymentId: string | null): Promise<Found[]> {
  const rows = await db
    .select({
      payment: getTableColumns(payments),
      refund: { status: refunds.status, reason: refunds.reason, settled_at: refunds.settled_at },
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

const statuses: Record<string, PaymentRow['status']> = {
  requested: 'refund_requested',
  accepted: 'refunded',
  failed: 'refund_failed',
};

const rowOf = ({ payment, refund }: Found): PaymentRow => ({
  payment_id: payment.id,
  receipt_number: payment.receipt_number,
  plan_type: payment.plan_type,
  plan_name: planNames[payment.plan_type],
  amount: payment.amount_paise,
  discount_amount: payment.discount_paise,
  method: payment.method,
  paid_at: payment.paid_at.toISOString(),
  status: refund ? (statuses[refund.status] ?? 'paid') : 'paid',
  refund_reason: refund?.reason ?? null,
  refunded_at: refund?.settled_at?.toISOString() ?? null,
  disputed: payment.dispute_status !== null,
});

export async function historyOf(db: Db, userId: string): Promise<PaymentRow[]> {
  return (await found(db, userId, null)).map(rowOf);
}

/** The caller's receipt; another student's payment is not found. */
export async function receiptOf(db: Db, userId: string, paymentId: string): Promise<Receipt> {
  const [one] = await found(db, userId, paymentId);
  if (!one) throw notFound();
  const { payment } = one;
  const { seller } = payment;
  return {
    ...rowOf(one),
    currency: 'INR',
    list_amount: payment.list_paise,
    description: whatWasBought(payment),
    period:
      payment.period_from && payment.period_until
        ? { from: payment.period_from.toISOString(), until: payment.period_until.toISOString() }
        : null,
    buyer: { name: one.buyer_name ?? '', email: one.buyer_email ?? '' },
    seller: { name: seller.name, address: seller.address, tax_id: seller.tax_id },
    tax:
      seller.tax_name !== null && seller.tax_percent !== null
        ? {
            name: seller.tax_name,
            percent: seller.tax_percent,
            amount: taxIn(payment.amount_paise, seller.tax_percent),
          }
        : null,
  };
}

const dayMs = 24 * 3600 * 1000;

/** What a payment bought, as receipt and mail say it. */
export function whatWasBought(
  payment: Pick<PaymentDbRow, 'plan_type' | 'granted_ms' | 'period_until'>,
): string {
  const name = planNames[payment.plan_type];
  if (payment.granted_ms === 0) return `${name}: nothing was given, the amount is returned`;
  const days = plural(Math.floor(payment.granted_ms / dayMs), 'day');
  const until = payment.period_until ? `, until ${dateInIndia(payment.period_until)}` : '';
  return `${name}: unlimited sessions for ${days}${until}`;
}
