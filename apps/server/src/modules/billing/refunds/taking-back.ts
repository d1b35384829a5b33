import type { Tx } from '../../../platform/db/db.ts';
import { changeOrder, type PaymentDbRow, paymentsOfOrder } from '../buying/order-store.ts';
import { cashbackReversedLines, post, timeLines } from '../ledger/ledger.ts';
import type { Needs } from '../needs.ts';
import { remainingMs, revokeTime, unusedOf } from '../subscription/life.ts';
import {
  changeSubscription,
  columnsOf,
  type SubscriptionRow,
  subscriptionById,
  timeOf,
} from '../subscription/line-store.ts';
import { stopRenewals } from '../subscription/provider-state.ts';
import { pullForward } from '../subscription/queueing.ts';
import {
  addRevoked,
  maybePayment,
  noteTakenBack,
  paymentsOfSubscription,
  refundedPaise,
} from './refund-store.ts';

const hasGiven = async (tx: Tx, orderId: string) =>
  (await paymentsOfOrder(tx, orderId)).some(({ granted_ms, revoked_ms }) => granted_ms > revoked_ms);

/**
 * Takes back time for refunded money, once per rupee: a failed and repeated refund takes nothing more. A full refund
 * ends the rest of the payment's time and the renewal. A partial one takes its share of the payment's time, except from
 * a plan that renews, which runs to its next charge. Returns the milliseconds taken.
 */
export async function takeBack(tx: Tx, needs: Needs, paymentId: string, now: Date): Promise<number> {
  const payment = await maybePayment(tx, paymentId);
  if (!payment) return 0;
  const refunded = await refundedPaise(tx, payment.id);
  const gone = refunded + payment.charged_back_paise;
  if (gone <= payment.taken_back_paise) return 0;
  await noteTakenBack(tx, payment.id, gone);
  if (gone >= payment.amount_paise) return takeAll(tx, needs, payment, now);
  if (!payment.subscription_id) return 0;
  const subscription = await subscriptionById(tx, payment.subscription_id);
  const share = Math.floor((payment.granted_ms * refunded) / payment.amount_paise) - payment.revoked_ms;
  if (subscription.auto_renew) return 0;
  // A paused mandate must not charge at the old end of the shortened plan.
  await stopRenewals(tx, needs, subscription.id, 'cancelled', now);
  return revoke(tx, payment, subscription, share, now);
}

async function takeAll(tx: Tx, needs: Needs, payment: PaymentDbRow, now: Date): Promise<number> {
  // A refused month leaves the months paid before it.
  const stands = payment.subscription_id === null && (await hasGiven(tx, payment.order_id));
  if (!stands) await changeOrder(tx, payment.order_id, { status: 'refunded' });
  if (!payment.subscription_id) return 0;
  const subscription = await subscriptionById(tx, payment.subscription_id);
  const taken = await revoke(tx, payment, subscription, payment.granted_ms, now);
  await changeSubscription(tx, subscription.id, { auto_renew: false });
  await stopRenewals(tx, needs, subscription.id, 'cancelled', now);
  return taken;
}

/** Takes milliseconds back from a plan, at most the unused time of the payment. */
async function revoke(
  tx: Tx,
  payment: PaymentDbRow,
  subscription: SubscriptionRow,
  ms: number,
  now: Date,
): Promise<number> {
  const gave = await paymentsOfSubscription(tx, subscription.id);
  const time = timeOf(subscription);
  const grants = gave.map(({ granted_ms, revoked_ms }) => granted_ms - revoked_ms);
  const unused = unusedOf(grants, remainingMs(time, now.getTime()));
  const left = unused[gave.findIndex(({ id }) => id === payment.id)] ?? 0;
  const step = revokeTime(time, Math.max(0, Math.min(ms, left)), now.getTime());
  const revoked = step.moves.reduce((sum, { to, ms }) => sum + (to === 'revoked' ? ms : 0), 0);
  await addRevoked(tx, payment.id, revoked);
  if (subscription.status !== 'ended')
    await changeSubscription(tx, subscription.id, columnsOf(step.next, now));
  const key = `revoke ${payment.id} ${payment.revoked_ms + revoked}`;
  const entry = { key, kind: 'time_revoked' as const, at: now };
  await post(
    tx,
    { ...entry, payment_id: payment.id, subscription_id: subscription.id },
    timeLines(step.moves),
  );
  if (subscription.user_id) await pullForward(tx, subscription.user_id, now);
  return revoked;
}

/** A fully refunded payment no longer counts as a use of its code: the cashback is reversed. */
export async function reverseUse(tx: Tx, needs: Needs, paymentId: string, now: Date): Promise<void> {
  const cashback = await needs.referrals.reverseUse(tx, paymentId, now);
  if (cashback === 0) return;
  const entry = { key: `cashback reversed ${paymentId}`, kind: 'cashback_reversed' as const, at: now };
  await post(tx, { ...entry, payment_id: paymentId }, cashbackReversedLines(cashback));
}
