import type { Faults } from './faults.ts';
import { SandboxRefusal } from './refusal.ts';
import type { SandboxPayment, SandboxRefund, SandboxState } from './state.ts';
import type { Announce } from './webhooks.ts';

interface Given {
  /** Paise; the rest of the payment by default. */
  amount?: number | undefined;
  /** Idempotency key from the header. */
  key: string | null;
  speed?: string;
  receipt?: string | undefined;
  notes?: Record<string, string>;
}

/** Refunds a payment or a part of it. Throws `SandboxRefusal`. */
export type Refund = (payment: SandboxPayment, given: Given, now: number) => SandboxRefund;

export function createRefunding(state: SandboxState, announce: Announce, faults: () => Faults): Refund {
  return (payment, given, now) => {
    const { key } = given;
    const amount = given.amount ?? payment.amount - payment.amount_refunded;
    const same = key ? state.all('refund').find(refund => refund.key === key) : undefined;
    if (same && (same.payment_id !== payment.id || same.amount !== amount))
      throw new SandboxRefusal('Different request with the same idempotency key has already been processed.');
    if (same) return same;
    if (!['authorized', 'captured'].includes(payment.status))
      throw new SandboxRefusal('The payment has been fully refunded already');
    if (payment.amount_refunded + amount > payment.amount)
      throw new SandboxRefusal('The total refund amount is greater than the refund payment amount', 'amount');
    const refund: SandboxRefund = {
      id: state.newId('refund'),
      entity: 'refund',
      amount,
      currency: 'INR',
      payment_id: payment.id,
      status: faults().refunds,
      speed_requested: given.speed ?? 'normal',
      receipt: given.receipt ?? null,
      notes: given.notes ?? {},
      created_at: now,
      key,
    };
    state.put('refund', refund);
    if (refund.status !== 'failed') {
      payment.amount_refunded += amount;
      payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial';
      if (payment.refund_status === 'full') payment.status = 'refunded';
      state.put('payment', payment);
    }
    announce('refund.created', { refund, payment }, now);
    if (refund.status !== 'pending') announce(`refund.${refund.status}`, { refund, payment }, now);
    return refund;
  };
}
