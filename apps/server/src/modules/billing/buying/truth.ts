import { type ProviderClient, ProviderRefusal } from '../../../platform/payments/client.ts';
import {
  type ProviderPayment,
  type ProviderSubscription,
  wasCaptured,
} from '../../../platform/payments/shapes.ts';
import type { OrderRow } from './order-store.ts';

/** What the provider says of a purchase now. */
export interface Truth {
  /** Payments that were captured, refunded ones too, oldest first. */
  captured: ProviderPayment[];
  /** A try that is neither captured nor failed. */
  underWay: boolean;
  subscription: ProviderSubscription | null;
}

/** Asks the provider. `known` are payments that were recorded before: their facts do not change. */
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
    // Read last: what was captured just now begins its cycle.
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
    // An invoice names the payment it was paid with. A try that is still on its way, as by UPI, only its order knows.
    if (payment_id && !known.has(payment_id)) payments.push(await client.payment(payment_id));
    if (!payment_id && order_id)
      payments.push(...(await client.paymentsOfOrder(order_id)).filter(({ id }) => !known.has(id)));
  }
  return payments;
}

/**
 * Accounts that capture by hand leave a payment authorised; it is captured for exactly what was asked. A try that stayed
 * authorised beside the payment of its order is refused, and says nothing about the others.
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
