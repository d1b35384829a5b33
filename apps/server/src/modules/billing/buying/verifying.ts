import type { User } from '@twelvefold/contract';
import { ProviderRefusal, ProviderUnavailable } from '../../../platform/payments/client.ts';
import type { Payments } from '../../../platform/payments/payments.ts';
import { isSignature, orderSignature, subscriptionSignature } from '../../../platform/payments/signatures.ts';
import { AppError } from '../../../platform/problems.ts';
import type { Needs } from '../needs.ts';
import { type Settled, settle } from './activation.ts';
import { changeOrder, type OrderRow, ownOrder } from './order-store.ts';

export interface Verification {
  razorpay_order_id?: string | null | undefined;
  razorpay_subscription_id?: string | null | undefined;
  razorpay_payment_id: string;
  razorpay_signature: string;
  user_id: string;
}

/** Fixed by the specification. */
const unconfirmedWords = 'Payment completed but verification failed. Please contact support.';

/** Checks the checkout signature, then asks the provider. The poll finds what cannot be confirmed now. */
export async function verifyPayment(needs: Needs, user: User, given: Verification, now: Date) {
  if (given.user_id !== user.id) throw new AppError('access_denied', 'This is not your account.');
  const { db, payments, log } = needs.platform;
  const providerId = given.razorpay_subscription_id ?? given.razorpay_order_id;
  if (!providerId || !payments)
    throw new AppError('payment_signature_invalid', 'Payment verification failed');
  const order = await ownOrder(db, user.id, providerId);
  if (!isSignature(given.razorpay_signature, signatureOf(payments, order, given.razorpay_payment_id)))
    throw new AppError('payment_signature_invalid', 'Payment verification failed');
  try {
    const settled = await settle(needs, order.id, now);
    return replyOf(settled === 'unpaid' ? 'pending' : settled);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error;
    log.warn({ err: error, order: order.id }, 'a payment could not be confirmed; it is asked for again');
    await changeOrder(db, order.id, { poll_at: now, payment_pending: true });
    throw new AppError('payment_unconfirmed', unconfirmedWords, { retryAfter: 60 });
  }
}

/** The signature over the stored ids, not the browser's. */
function signatureOf({ keySecret }: Payments, order: OrderRow, paymentId: string): string {
  const id = order.provider_id ?? '';
  return order.next_paise === null
    ? orderSignature(keySecret, id, paymentId)
    : subscriptionSignature(keySecret, id, paymentId);
}

/**
 * After the checkout window closed without a result: asks the provider. Without its answer a payment may be pending.
 */
export async function checkOrder({ platform, ...needs }: Needs, user: User, providerId: string, now: Date) {
  const order = await ownOrder(platform.db, user.id, providerId);
  const settled = await settle({ platform, ...needs }, order.id, now).catch(async error => {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error;
    platform.log.warn({ err: error, order: order.id }, 'a closed purchase is asked about again');
    return null;
  });
  if (settled !== 'unpaid')
    await changeOrder(platform.db, order.id, { poll_at: now, payment_pending: settled !== 'active' });
  if (settled === null)
    throw new AppError('payments_unavailable', 'The payment provider does not answer just now.', {
      retryAfter: 60,
    });
  return settled === 'unpaid' ? { status: settled, message: '' } : replyOf(settled);
}

function replyOf(settled: Exclude<Settled, 'unpaid'>) {
  switch (settled) {
    case 'active':
      return { success: true, status: 'active' as const, message: 'Payment received. Your plan is active.' };
    case 'refunded':
      return {
        success: false,
        status: 'refunded' as const,
        message: 'Your payment is being refunded. An email tells you why; banks take 5 to 7 working days.',
      };
    case 'pending':
      return {
        success: false,
        status: 'pending' as const,
        message: 'Your payment is on its way. Your plan begins by itself as soon as it arrives.',
      };
  }
}
