import type { ProviderClient } from '../../../platform/payments/client.ts';
import type { ProviderPayment, ProviderSubscription } from '../../../platform/payments/shapes.ts';
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
  const subscription = recurring ? await client.subscription(order.provider_id) : null;
  const tries = recurring
    ? await cyclesOf(client, order.provider_id, known)
    : await client.paymentsOfOrder(order.provider_id);
  const payments: ProviderPayment[] = [];
  for (const payment of tries) payments.push(await captureIfDue(client, order, payment));
  const captured = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
  return {
    captured: captured.sort((a, b) => a.created_at - b.created_at),
    underWay: payments.some(({ status }) => status === 'created' || status === 'authorized'),
    subscription,
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

/** Accounts that capture by hand leave a payment authorised; it is captured for exactly what was asked. */
async function captureIfDue(
  client: ProviderClient,
  order: OrderRow,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  const asked = [order.amount_paise, order.next_paise].includes(payment.amount);
  if (payment.status !== 'authorized' || !asked) return payment;
  return client.capture(payment.id, payment.amount);
}
