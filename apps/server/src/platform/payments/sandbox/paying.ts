import { DateTime } from 'luxon';
import { zone } from '../../india.ts';
import type { Faults } from './faults.ts';
import type { Refund } from './refunding.ts';
import { SandboxRefusal } from './refusal.ts';
import type {
  SandboxInvoice,
  SandboxOrder,
  SandboxPayment,
  SandboxPlan,
  SandboxState,
  SandboxSubscription,
} from './state.ts';
import type { Announce } from './webhooks.ts';

/** A payment in the checkout window. */
export interface Attempt {
  /** Id of an order or subscription. */
  id: string;
  method: 'card' | 'netbanking' | 'wallet' | 'upi';
  outcome: 'success' | 'failure' | 'pending';
  reason?: string | undefined;
  /** Later monthly charges are declined, whatever the fault says. */
  declinesRenewals?: boolean | undefined;
  email?: string | null | undefined;
  contact?: string | null | undefined;
}

/** Failure reasons of the mock bank, in the buyer's words. */
export const failureWords: Record<string, string> = {
  payment_declined: 'Your payment was declined by the bank.',
  insufficient_fund: 'Your account does not have enough balance.',
  payment_timed_out: 'The payment timed out at the bank.',
  payment_cancelled: 'You cancelled the payment at the bank.',
  card_declined: 'Your card was declined.',
};
const declined = 'payment_declined';
const daySeconds = 24 * 3600;
/** A failed charge is retried on three following days; then the subscription is halted. */
const chargeRetries = 3;
/** An uncaptured payment is refunded after three days. */
const capturedWithinSeconds = 3 * daySeconds;

/** The same day of the next month in India; Unix seconds. */
export const monthAfter = (seconds: number) =>
  DateTime.fromSeconds(seconds, { zone }).plus({ months: 1 }).toUnixInteger();

export interface Paying {
  attempt(attempt: Attempt, now: number): SandboxPayment;
  /** A failed or pending payment is authorised after all. */
  succeedLate(paymentId: string, now: number): void;
  /** Captures an authorised payment. Throws `SandboxRefusal` when it is not authorised or its order is paid. */
  capture(payment: SandboxPayment, now: number): void;
  /** Does what is due by now: monthly charges, retries, ends, refunds of uncaptured payments. */
  passTime(now: number): void;
}

export function createPaying(
  state: SandboxState,
  announce: Announce,
  faults: () => Faults,
  refund: Refund,
): Paying {
  const planOf = (id: string): SandboxPlan => {
    const plan = state.get('plan', id);
    if (!plan) throw new SandboxRefusal('The id provided does not exist', 'plan_id');
    return plan;
  };

  function newOrder(amount: number, now: number): SandboxOrder {
    const order: SandboxOrder = {
      id: state.newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency: 'INR',
      receipt: null,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: now,
    };
    state.put('order', order);
    return order;
  }

  function invoiceFor(subscription: SandboxSubscription, now: number): SandboxInvoice {
    const open = state
      .all('invoice')
      .find(({ subscription_id, status }) => subscription_id === subscription.id && status === 'issued');
    if (open) return open;
    const order = newOrder(planOf(subscription.plan_id).item.amount, now);
    const invoice: SandboxInvoice = {
      id: state.newId('invoice'),
      entity: 'invoice',
      subscription_id: subscription.id,
      order_id: order.id,
      payment_id: null,
      status: 'issued',
      created_at: now,
    };
    state.put('invoice', invoice);
    return invoice;
  }

  function newPayment(
    order: SandboxOrder,
    invoice: SandboxInvoice | null,
    given: Pick<Attempt, 'method' | 'email' | 'contact'>,
    now: number,
  ): SandboxPayment {
    return {
      id: state.newId('payment'),
      entity: 'payment',
      amount: order.amount,
      currency: order.currency,
      status: 'created',
      order_id: order.id,
      invoice_id: invoice?.id ?? null,
      method: given.method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: null,
      email: given.email ?? null,
      contact: given.contact ?? null,
      notes: [],
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      created_at: now,
    };
  }

  function fail(payment: SandboxPayment, reason: string, now: number): void {
    Object.assign(payment, {
      status: 'failed',
      error_code: 'BAD_REQUEST_ERROR',
      error_description: failureWords[reason] ?? failureWords[declined],
      error_source: 'bank',
      error_step: 'payment_authorization',
      error_reason: reason,
    });
    state.put('payment', payment);
    announce('payment.failed', { payment }, now);
  }

  function authorize(payment: SandboxPayment, now: number): void {
    Object.assign(payment, {
      status: 'authorized',
      authorized_at: now,
      error_code: null,
      error_reason: null,
    });
    Object.assign(payment, { error_description: null, error_source: null, error_step: null });
    state.put('payment', payment);
    announce('payment.authorized', { payment }, now);
  }

  function capture(payment: SandboxPayment, now: number): void {
    const order = state.get('order', payment.order_id);
    if (payment.status === 'captured') throw new SandboxRefusal('This payment has already been captured');
    if (payment.status !== 'authorized') throw new SandboxRefusal('The payment is not authorized');
    if (!order || order.status === 'paid') throw new SandboxRefusal('Order already paid', 'order_id');
    Object.assign(payment, { status: 'captured', captured: true });
    state.put('payment', payment);
    Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
    state.put('order', order);
    announce('payment.captured', { payment }, now);
    announce('order.paid', { payment, order }, now);
    const invoice = payment.invoice_id ? state.get('invoice', payment.invoice_id) : undefined;
    if (invoice) settleInvoice(invoice, payment, now);
  }

  /** Authorises a payment; automatic capture takes it unless its order is paid. */
  function succeed(payment: SandboxPayment, now: number): void {
    authorize(payment, now);
    const paid = state.get('order', payment.order_id)?.status === 'paid';
    if (faults().capture === 'automatic' && !paid) capture(payment, now);
  }

  function settleInvoice(invoice: SandboxInvoice, payment: SandboxPayment, now: number): void {
    Object.assign(invoice, { status: 'paid', payment_id: payment.id });
    state.put('invoice', invoice);
    const subscription = state.get('subscription', invoice.subscription_id);
    if (!subscription) return;
    const first = subscription.paid_count === 0;
    const start = subscription.current_end ?? now;
    const end = monthAfter(start);
    const paid = subscription.paid_count + 1;
    Object.assign(subscription, {
      status: 'active',
      current_start: start,
      current_end: end,
      paid_count: paid,
      remaining_count: subscription.total_count - paid,
      charge_at: paid < subscription.total_count ? end : null,
      auth_attempts: 0,
    });
    state.put('subscription', subscription);
    if (first) announce('subscription.authenticated', { subscription, payment }, now);
    if (first) announce('subscription.activated', { subscription, payment }, now);
    announce('subscription.charged', { subscription, payment }, now);
  }

  /** Charges the cycle that begins at `charge_at`; a scheduled plan change takes effect first. */
  function charge(subscription: SandboxSubscription): void {
    const { renewals, chargeDelaySeconds } = faults();
    const at = (subscription.charge_at ?? 0) + chargeDelaySeconds;
    if (subscription.next_plan_id) {
      subscription.plan_id = subscription.next_plan_id;
      Object.assign(subscription, { next_plan_id: null, has_scheduled_changes: false });
      subscription.change_scheduled_at = null;
    }
    const invoice = invoiceFor(subscription, at);
    const order = state.get('order', invoice.order_id);
    if (!order) throw new Error('An invoice without an order');
    const payment = newPayment(order, invoice, { method: 'card' }, at);
    if (renewals === 'succeed' && !subscription.declines_renewals) {
      // Payments of a mandate are always captured automatically.
      authorize(payment, at);
      capture(payment, at);
      return;
    }
    fail(payment, 'insufficient_fund', at);
    subscription.auth_attempts += 1;
    const over = subscription.auth_attempts > chargeRetries;
    subscription.status = over ? 'halted' : 'pending';
    subscription.charge_at = over ? null : at + daySeconds;
    state.put('subscription', subscription);
    announce(over ? 'subscription.halted' : 'subscription.pending', { subscription, payment }, at);
  }

  function payable(id: string, now: number): { order: SandboxOrder; invoice: SandboxInvoice | null } {
    const subscription = state.get('subscription', id);
    if (subscription && subscription.status !== 'created')
      throw new SandboxRefusal('The subscription is not open for a first payment', 'subscription_id');
    const invoice = subscription ? invoiceFor(subscription, now) : null;
    const order = state.get('order', invoice?.order_id ?? id);
    if (!order) throw new SandboxRefusal('The id provided does not exist', 'order_id');
    if (order.status === 'paid') throw new SandboxRefusal('Order already paid', 'order_id');
    return { order, invoice };
  }

  return {
    attempt: (attempt, now) => {
      const { order, invoice } = payable(attempt.id, now);
      Object.assign(order, { status: 'attempted', attempts: order.attempts + 1 });
      state.put('order', order);
      const payment = newPayment(order, invoice, attempt, now);
      state.put('payment', payment);
      const subscription = state.get('subscription', attempt.id);
      if (subscription && attempt.declinesRenewals) {
        subscription.declines_renewals = true;
        state.put('subscription', subscription);
      }
      if (attempt.outcome === 'failure') fail(payment, attempt.reason ?? declined, now);
      if (attempt.outcome === 'success') succeed(payment, now);
      return payment;
    },
    succeedLate: (paymentId, now) => {
      const payment = state.get('payment', paymentId);
      if (payment && ['created', 'failed'].includes(payment.status)) succeed(payment, now);
    },
    capture,
    passTime: now => {
      for (const payment of state.all('payment')) {
        const due = (payment.authorized_at ?? now) + capturedWithinSeconds;
        if (payment.status === 'authorized' && due <= now) refund(payment, { key: null }, due);
      }
      for (const subscription of state.all('subscription')) {
        const isDue = () =>
          ['active', 'pending'].includes(subscription.status) &&
          subscription.charge_at !== null &&
          subscription.charge_at + faults().chargeDelaySeconds <= now;
        while (isDue()) charge(subscription);
        const over = subscription.status === 'active' && subscription.charge_at === null;
        if (over && (subscription.current_end ?? now) <= now) {
          Object.assign(subscription, { status: 'completed', ended_at: subscription.current_end });
          state.put('subscription', subscription);
          announce('subscription.completed', { subscription }, now);
        }
      }
    },
  };
}
