import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, message: string | Buffer) =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Signature of an order's checkout: `order id|payment id` with the key secret. */
export const orderSignature = (keySecret: string, orderId: string, paymentId: string) =>
  hmac(keySecret, `${orderId}|${paymentId}`);

/** Signature of a subscription's checkout: `payment id|subscription id` with the key secret. */
export const subscriptionSignature = (keySecret: string, subscriptionId: string, paymentId: string) =>
  hmac(keySecret, `${paymentId}|${subscriptionId}`);

/** Signature of a webhook: the raw body with the webhook secret. */
export const webhookSignature = (webhookSecret: string, body: Buffer) => hmac(webhookSecret, body);

/** Compares in constant time; false unless 64 lower-case hex digits. */
export function isSignature(given: string | undefined, expected: string): boolean {
  if (given === undefined || !/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
