import type { PaymentOrder, PlanType, User } from '@twelvefold/contract';
import { call } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { reportCrash } from '../../../shared/api/crash-report.ts';
import { askPlans } from '../plans-today.ts';
import { withReason } from '../with-reason.ts';
import { loadCheckout, openCheckout, type Paid, type WindowEnd } from './checkout.ts';

/** Steps of a purchase, in order. */
export type Step = 'availability' | 'script' | 'order' | 'window' | 'asking' | 'verification';

export const stepWords: Record<Step, string> = {
  availability: 'Checking availability...',
  script: 'Loading payment...',
  order: 'Preparing your order...',
  window: 'Finish your payment in the window of the payment provider.',
  asking: 'Asking the payment provider...',
  verification: 'Verifying your payment...',
};

/** Result of an attempt to buy. */
export type Ended =
  | { kind: 'settled'; status: 'active' | 'pending' | 'refunded'; message: string }
  /** Paid, but not confirmed. */
  | { kind: 'unconfirmed'; message: string }
  /** The order stays open until `heldUntil`; `known` when the provider has confirmed that nothing was paid. */
  | { kind: 'dismissed'; failure: string | null; heldUntil: string; known: boolean }
  | { kind: 'unavailable'; message: string }
  /** No order was opened; `field` because of the referral code, `unproved` because of the unverified email. */
  | { kind: 'refused'; message: string; reason: 'field' | 'unproved' | 'other' };

export interface Wish {
  plan: PlanType;
  /** Empty without a code. */
  referralCode: string;
  user: User;
}

/** Callbacks for each step and for each failed try in the provider's window. */
export interface Watcher {
  step(step: Step): void;
  failed(words: string): void;
}

const nothingCharged = 'Nothing has been charged.';
/** Time-out of the verification, in seconds: enough for two requests to the provider. */
const verifySeconds = 30;

const refused = (message: string, reason: 'field' | 'unproved' | 'other' = 'other'): Ended => ({
  kind: 'refused',
  message,
  reason,
});

async function availabilityTrouble(plan: PlanType): Promise<Ended | null> {
  try {
    const { available, message } = await call('GET /payments/plan-availability/:plan', { params: { plan } });
    return available ? null : { kind: 'unavailable', message };
  } catch (error) {
    reportCrash(error);
    return refused(withReason('Failed to check plan availability', error, nothingCharged));
  }
}

async function scriptTrouble(): Promise<Ended | null> {
  try {
    const { checkout_src } = await askPlans();
    if (!checkout_src) return refused(`Payment initiation failed. ${nothingCharged}`);
    await loadCheckout(checkout_src);
    return null;
  } catch {
    return refused(
      `Failed to load the payment SDK. Check your connection, or whether your browser blocks it, and try again. ${nothingCharged}`,
    );
  }
}

function orderRefusal(error: unknown): Ended {
  if (!(error instanceof ApiError)) return refused(`Payment initiation failed. ${nothingCharged}`);
  const field = error.errors.find(({ path }) => path === 'referral_code');
  if (field) return refused(field.message, 'field');
  switch (error.code) {
    case 'plan_not_available':
      return { kind: 'unavailable', message: error.message };
    case 'email_not_verified':
      return refused(error.message, 'unproved');
    case 'already_subscribed':
    case 'too_many_requests':
      return refused(error.message);
    default:
      return refused(withReason('Payment initiation failed', error, nothingCharged));
  }
}

function createOrder({ plan, referralCode, user }: Wish): Promise<PaymentOrder> {
  const body = {
    plan_type: plan,
    user_email: user.email,
    user_name: user.full_name,
    user_phone: user.phone,
    referral_code: referralCode || null,
  };
  return plan === 'pro_regular'
    ? call('POST /payments/create-subscription', { body })
    : call('POST /payments/create-order', { body });
}

async function verified(paid: Paid, user: User): Promise<Ended> {
  try {
    const { status, message } = await call('POST /payments/verify-payment', {
      body: { ...paid, user_id: user.id },
      timeoutSeconds: verifySeconds,
    });
    return { kind: 'settled', status, message };
  } catch (error) {
    reportCrash(error);
    const wrong = error instanceof ApiError && error.code === 'payment_signature_invalid';
    // The server could not confirm it, but the window has reported a payment.
    const message = wrong
      ? 'Payment verification failed'
      : 'Payment completed but verification failed. Please contact support.';
    return { kind: 'unconfirmed', message };
  }
}

/** The window was closed; a payment may have been made or be pending. */
async function closed(order: PaymentOrder, failure: string | null): Promise<Ended> {
  const open = { kind: 'dismissed', failure, heldUntil: order.held_until } as const;
  try {
    const { status, message } = await call('POST /payments/check-order', {
      body: { id: order.id },
      timeoutSeconds: verifySeconds,
    });
    return status === 'unpaid' ? { ...open, known: true } : { kind: 'settled', status, message };
  } catch (error) {
    reportCrash(error);
    return { ...open, known: false };
  }
}

/** Buys a plan, from the check of availability to the confirmed payment. */
export async function purchase(wish: Wish, { step, failed }: Watcher): Promise<Ended> {
  step('availability');
  const unavailable = await availabilityTrouble(wish.plan);
  if (unavailable) return unavailable;
  step('script');
  const blocked = await scriptTrouble();
  if (blocked) return blocked;
  step('order');
  let order: PaymentOrder;
  try {
    order = await createOrder(wish);
  } catch (error) {
    reportCrash(error);
    return orderRefusal(error);
  }
  step('window');
  let end: WindowEnd;
  try {
    end = await openCheckout(order, failed);
  } catch (error) {
    // The provider's script threw before its window opened.
    reportCrash(error);
    return refused(
      `The payment window could not be opened. ${nothingCharged} Please reload the page and try again.`,
    );
  }
  if (end.kind === 'dismissed') {
    step('asking');
    return closed(order, end.failure);
  }
  step('verification');
  return verified(end.paid, wish.user);
}
