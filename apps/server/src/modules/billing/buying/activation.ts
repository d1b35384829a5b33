import type { PlanType } from '@twelvefold/contract';
import { offers } from '@twelvefold/contract/offers';
import { daysAfter } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { ProviderPayment } from '../../../platform/payments/shapes.ts';
import { buyerOnReceipt } from '../ledger/buyer-details.ts';
import { cashbackDueLines, chargeLines, post } from '../ledger/ledger.ts';
import { receiptNumber, sellerOf } from '../ledger/receipts.ts';
import { paidMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import { lockSeats, seatsTaken } from '../plans/catalogue.ts';
import { refreshRefunds, requestRefund } from '../refunds/refunds.ts';
import { givePeriod, type Period } from '../subscription/giving.ts';
import { daysMs } from '../subscription/life.ts';
import { livingOf, maybeProviderRow } from '../subscription/line-store.ts';
import { noteProviderState, refuseRenewals } from '../subscription/provider-state.ts';
import {
  addPayment,
  buyerOf,
  changeOrder,
  lockBuyer,
  maybeOrder,
  type OrderRow,
  paymentsOfOrder,
} from './order-store.ts';
import { type Truth, truthOf } from './truth.ts';

export type Settled = 'active' | 'pending' | 'unpaid' | 'refunded';

/**
 * Brings the books of a purchase in line with the provider. The only activation: verify, webhook and poll call it any
 * number of times. Asks the provider first, then writes in one transaction. Throws when the provider cannot be asked.
 */
export async function settle(needs: Needs, orderId: string, now: Date): Promise<Settled> {
  const { db, payments } = needs.platform;
  const before = await maybeOrder(db, orderId);
  if (!before || !payments) return 'unpaid';
  const known = new Set((await paymentsOfOrder(db, orderId)).map(({ id }) => id));
  const truth = await truthOf(payments.client, before, known);
  await db.transaction(async tx => {
    await lockBuyer(tx, buyerOf(before));
    const order = await maybeOrder(tx, orderId);
    if (!order) return;
    const recorded = new Set((await paymentsOfOrder(tx, orderId)).map(({ id }) => id));
    const fresh = truth.captured.filter(({ id }) => !recorded.has(id));
    for (const payment of fresh) {
      recorded.add(payment.id);
      await recordPayment(tx, needs, order, payment, { truth, count: recorded.size, now });
    }
    if (truth.subscription) await noteProviderState(tx, needs, order, truth.subscription, now);
  });
  // Refunds made before the payment was recorded.
  for (const { id, amount_refunded } of truth.captured)
    if (!known.has(id) && amount_refunded) await refreshRefunds(needs, id, now);
  return outcomeOf(db, orderId, truth);
}

async function outcomeOf(db: Db, orderId: string, truth: Truth): Promise<Settled> {
  const given = await paymentsOfOrder(db, orderId);
  if (given.some(({ granted_ms }) => granted_ms > 0)) {
    const order = await maybeOrder(db, orderId);
    return order?.status === 'refunded' ? 'refunded' : 'active';
  }
  if (given.length > 0) return 'refunded';
  return truth.underWay ? 'pending' : 'unpaid';
}

interface Found {
  truth: Truth;
  /** Recorded payments of the order, including this one. */
  count: number;
  now: Date;
}

/** Records a captured payment: one row, one ledger entry, and either time or a refund. */
async function recordPayment(
  tx: Tx,
  needs: Needs,
  order: OrderRow,
  payment: ProviderPayment,
  found: Found,
): Promise<void> {
  const { now } = found;
  const refusal = await refusalOf(tx, needs, order, payment, found);
  const period = refusal ? null : await givePeriod(tx, needs, order, periodOf(order, payment, found), now);
  // Only the first cycle is discounted; the charged amount is booked.
  const discount = payment.amount === order.amount_paise ? order.discount_paise : 0;
  const paidAt = new Date(payment.created_at * 1000);
  const row = {
    id: payment.id,
    order_id: order.id,
    subscription_id: period?.subscriptionId ?? null,
    user_id: order.user_id,
    plan_type: order.plan_type,
    list_paise: payment.amount + discount,
    discount_paise: discount,
    amount_paise: payment.amount,
    method: payment.method ?? null,
    paid_at: paidAt,
    recorded_at: now,
    granted_ms: period?.grantedMs ?? 0,
    period_from: period?.from ?? null,
    period_until: period?.until ?? null,
    receipt_number: await receiptNumber(tx, paidAt),
    seller: sellerOf(needs.platform.config),
    buyer: await buyerOnReceipt(tx, needs, order.user_id),
  };
  await addPayment(tx, row);
  await post(
    tx,
    { key: `charge ${payment.id}`, kind: 'charge', at: now, order_id: order.id, payment_id: payment.id },
    chargeLines(row.list_paise, row.discount_paise),
  );
  if (order.status !== 'paid' && order.status !== 'refunded')
    await changeOrder(tx, order.id, { status: 'paid', paid_at: paidAt });
  order.status = 'paid';
  if (refusal) {
    const { id: paymentId, amount_paise: paise } = row;
    await requestRefund(tx, needs, { paymentId, paise, reason: refusal, by: 'product' }, now);
    if (found.truth.subscription)
      await refuseRenewals(tx, needs, order, found.truth.subscription.status, now);
  } else await afterGiving(tx, needs, order, payment, row, found);
}

async function afterGiving(
  tx: Tx,
  needs: Needs,
  order: OrderRow,
  payment: ProviderPayment,
  row: Parameters<typeof paidMail>[1],
  { now, count }: Found,
): Promise<void> {
  if (order.discount_paise > 0 && row.discount_paise > 0)
    await recordReferral(tx, needs, order, payment.id, now);
  // The credit note follows at once.
  if (payment.status === 'refunded') return;
  const mail = paidMail(needs, row, order, order.cycles - count);
  if (mail) await needs.platform.mailer.send(tx, mail);
}

async function recordReferral(
  tx: Tx,
  { referrals }: Needs,
  order: OrderRow,
  paymentId: string,
  now: Date,
): Promise<void> {
  const cashback = await referrals.recordUse(tx, {
    code: order.referral_code ?? '',
    usedBy: order.user_id,
    buyerHash: order.buyer_hash,
    paymentId,
    planType: order.plan_type,
    now,
  });
  if (cashback > 0)
    await post(
      tx,
      { key: `cashback ${paymentId}`, kind: 'cashback_due', at: now, payment_id: paymentId },
      cashbackDueLines(cashback),
    );
}

function periodOf(order: OrderRow, payment: ProviderPayment, { truth, count }: Found): Period {
  const { subscription } = truth;
  // `current_end` belongs to the newest cycle: an older payment found late must not extend to it.
  const newest = subscription !== null && subscription.paid_count <= count;
  const charged = subscription && ['active', 'completed'].includes(subscription.status);
  const end = newest && charged ? subscription.current_end : null;
  return {
    ms: order.days === null ? null : daysMs(order.days),
    until: order.unlimited_until && latest(order.unlimited_until, order.held_until),
    atLeastUntil: end ? end * 1000 : null,
    resumes: order.plan_type === 'pro_regular_resume',
    paymentId: payment.id,
    monthly: truth.subscription,
  };
}

const latest = (a: Date, b: Date) => (a > b ? a : b);

/** Reason, in the buyer's words, to refund a payment at once; null when it gives its plan. */
async function refusalOf(
  tx: Tx,
  needs: Needs,
  order: OrderRow,
  payment: ProviderPayment,
  { now, count }: Found,
): Promise<string | null> {
  if (payment.currency !== 'INR' || ![order.amount_paise, order.next_paise].includes(payment.amount))
    return 'The amount differs from that of your order.';
  if (!order.user_id) return 'The account of this payment was deleted.';
  if (order.next_paise === null && count > 1) return 'This order was paid already.';
  if (count > 1 && (await wasStopped(tx, order, payment)))
    return 'Your renewal had been stopped before this charge.';
  // Two windows were open and both were paid; a code is used once in a lifetime.
  const discounted = order.discount_paise > 0 && payment.amount === order.amount_paise && count === 1;
  if (discounted && (await needs.referrals.hasUsed(tx, order.buyer_hash, order.user_id)))
    return 'The referral code had been used for another payment already.';
  const living = await livingOf(tx, order.user_id);
  const has = (plan: PlanType) => living.find(({ plan_type }) => plan_type === plan);
  switch (order.plan_type) {
    case 'pro_regular_resume':
      return has('pro_regular')?.status === 'paused' ? null : 'There was no paused plan to resume any more.';
    case 'pro_regular': {
      // Two windows were open and both were paid: the plan renews already.
      const regular = has('pro_regular');
      const renews = regular?.auto_renew && daysAfter(regular.ends_at, offers.graceDays) > now;
      return count === 1 && renews ? 'You had this plan already, and it renews by itself.' : null;
    }
    case 'pro_exclusive':
      if (has('pro_exclusive')) return 'You had this plan already.';
      return seatRefusal(tx, order, payment, now);
  }
}

/** Whether a month was charged after its renewal was stopped here but not yet at the provider; it is refunded. */
async function wasStopped(tx: Tx, order: OrderRow, payment: ProviderPayment): Promise<boolean> {
  const row = order.provider_id && (await maybeProviderRow(tx, order.provider_id));
  return !!row && row.wanted !== 'active' && payment.created_at * 1000 > row.wanted_since.getTime();
}

/** A payment within the hold is honoured. Later the plan must still be sold and a seat be free. */
async function seatRefusal(
  tx: Tx,
  order: OrderRow,
  payment: ProviderPayment,
  now: Date,
): Promise<string | null> {
  await lockSeats(tx, order.plan_type);
  const holds = order.released_at === null;
  const inTime = payment.created_at * 1000 <= order.held_until.getTime();
  if (order.unlimited_until && now >= latest(order.unlimited_until, order.held_until))
    return 'The plan had ended when your payment arrived.';
  if (order.seats === null || (holds && inTime)) return null;
  const taken = await seatsTaken(tx, order.plan_type, order.user_id);
  return taken < order.seats ? null : 'All seats were taken when your payment arrived.';
}

/** Whether an order is too old for a payment to come: it is no longer polled. */
export const isDead = (order: OrderRow, now: Date) =>
  now > daysAfter(order.created_at, offers.paymentMayComeDays);
