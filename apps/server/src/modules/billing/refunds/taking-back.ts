import type { Tx } from '../../../platform/db/db.ts';
import { changeOrder, type PaymentDbRow, paymentsOfOrder } from '../buying/order-store.ts';
import { cashbackReversedLines, post, timeLines } from '../ledger/ledger.ts';
import type { Needs } from '../needs.ts';
import { remainingMs, revokeTime, unusedOf } from '../subscription/life.ts';
import { changeSubscription, columnsOf, subscriptionById, timeOf } from '../subscription/line-store.ts';
import { stopRenewals } from '../subscription/provider-state.ts';
import { pullForward } from '../subscription/queueing.ts';
import { addRevoked, paymentsOfSubscription } from './refund-store.ts';

const hasGiven = async (tx: Tx, orderId: string) =>
  (await paymentsOfOrder(tx, orderId)).some(({ granted_ms, revoked_ms }) => granted_ms > revoked_ms);

/** Ends what is left of a payment's time, and the renewal with it: who gets a month back does not buy another. */
export async function takeBack(
  tx: Tx,
  needs: Needs,
  payment: Pick<PaymentDbRow, 'id' | 'order_id' | 'subscription_id'>,
  now: Date,
): Promise<void> {
  // A month that was refused took nothing from those that were paid before it.
  const stands = payment.subscription_id === null && (await hasGiven(tx, payment.order_id));
  if (!stands) await changeOrder(tx, payment.order_id, { status: 'refunded' });
  if (!payment.subscription_id) return;
  const subscription = await subscriptionById(tx, payment.subscription_id);
  const gave = await paymentsOfSubscription(tx, subscription.id);
  const time = timeOf(subscription);
  const grants = gave.map(({ granted_ms, revoked_ms }) => granted_ms - revoked_ms);
  const unused = unusedOf(grants, remainingMs(time, now.getTime()));
  const step = revokeTime(time, unused[gave.findIndex(({ id }) => id === payment.id)] ?? 0, now.getTime());
  const revoked = step.moves.reduce((sum, { to, ms }) => sum + (to === 'revoked' ? ms : 0), 0);
  await addRevoked(tx, payment.id, revoked);
  if (subscription.status !== 'ended')
    await changeSubscription(tx, subscription.id, { ...columnsOf(step.next, now), auto_renew: false });
  const entry = { key: `revoke ${payment.id}`, kind: 'time_revoked' as const, at: now };
  await post(
    tx,
    { ...entry, payment_id: payment.id, subscription_id: subscription.id },
    timeLines(step.moves),
  );
  await stopRenewals(tx, needs, subscription.id, 'cancelled', now);
  if (subscription.user_id) await pullForward(tx, subscription.user_id, now);
}

/** A payment that went back was no use of a code: its cashback is not due any more. */
export async function reverseUse(tx: Tx, needs: Needs, paymentId: string, now: Date): Promise<void> {
  const cashback = await needs.referrals.reverseUse(tx, paymentId, now);
  if (cashback === 0) return;
  const entry = { key: `cashback reversed ${paymentId}`, kind: 'cashback_reversed' as const, at: now };
  await post(tx, { ...entry, payment_id: paymentId }, cashbackReversedLines(cashback));
}
