import { type ProviderClient, ProviderRefusal } from '../../../platform/payments/client.ts';
import {
  type ProviderPayment,
  type ProviderSubscription,
  wasCaptured,
} from '../../../platform/payments/shapes.ts';
import type { OrderRow } from './order-store.ts';

/** State of a purchase at the provider. */
export interface Truth {
  /** Captured payments, refunded ones too, oldest first. */
  captured: ProviderPayment[];
  /** Whether a payment is neither captured nor failed. */
  underWay: boolean;
  subscription: ProviderSubscription | null;
}

/** Asks the provider. `known` are recorded payments, which are not asked for again. */
export async function truthOf(
  client: ProviderClient,
  order: OrderRow,
  known: ReadonlySet<string>,
): Promise<Truth> {
  if (!order.provider_id) return { captured: [], underWay: false, subscription: null };
  const recurring = order.next_paise !== null;
  const tries = recurring
    ? await cyclesOf(client, order.provider_id, known)
    : await client.paymentsOfOrder(order.provider_id);
  const payments = await captureDue(client, order, tries);
  return {
    captured: payments.filter(wasCaptured).sort((a, b) => a.created_at - b.created_at),
    underWay: payments.some(({ status }) => status === 'created' || status === 'authorized'),
    // Read last: a capture above may begin a cycle.
    subscription: recurring ? await client.subscription(order.provider_id) : null,
  };
}

async function cyclesOf(
  client: ProviderClient,
  subscriptionId: string,
  known: ReadonlySet<string>,
): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  for (const { payment_id, order_id } of await client.invoicesOf(subscriptionId)) {
    // An invoice names only its captured payment; a pending one (UPI) is found by its order.
    if (payment_id && !known.has(payment_id)) payments.push(await client.payment(payment_id));
    if (!payment_id && order_id)
      payments.push(...(await client.paymentsOfOrder(order_id)).filter(({ id }) => !known.has(id)));
  }
  return payments;
}

/**
 * Captures authorised payments (accounts with manual capture) of exactly the order's amount. A refused capture, beside
 * the paid attempt of its order, does not affect the others.
 */
async function captureDue(
  client: ProviderClient,
  order: OrderRow,
  tries: readonly ProviderPayment[],
): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  for (const payment of tries) {
    const asked = [order.amount_paise, order.next_paise].includes(payment.amount);
    payments.push(payment.status === 'authorized' && asked ? await captured(client, payment) : payment);
  }
  return payments;
}

async function captured(client: ProviderClient, payment: ProviderPayment): Promise<ProviderPayment> {
  try {
    return await client.capture(payment.id, payment.amount);
  } catch (error) {
    if (error instanceof ProviderRefusal) return payment;
    throw error;
  }
}
