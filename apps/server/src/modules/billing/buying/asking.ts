import { secondsAfter } from '../../../platform/clock.ts';
import type { Needs } from '../needs.ts';
import { changeOrder, type OrderRow } from './order-store.ts';

/** Job that polls the provider about every due purchase. */
export const pollJob = 'billing.poll';

/** Poll intervals: an unreported payment is found within a quarter of an hour at any age of its order. */
const youngSeconds = 5 * 60;
const oldSeconds = 10 * 60;
const youngForSeconds = 3600;
/** Minimum gap between polls caused by visits of the buyer. */
const visitSeconds = 5;

/** Seconds between two polls of an order. */
export const pollSeconds = (order: OrderRow, now: Date): number =>
  now < secondsAfter(order.created_at, youngForSeconds) ? youngSeconds : oldSeconds;

/** The provider creates its order or subscription within this time of ours. */
const openedWithinSeconds = 60;

/**
 * Upper bound (Unix seconds) for the provider's list, newest first, so that the purchase begun then is on its first
 * page.
 */
export const listedUntil = (begun: Date): number =>
  Math.ceil(secondsAfter(begun, openedWithinSeconds).getTime() / 1000);

/** Polls at once because the buyer is on the page: a payment may have come while the page was closed. */
export async function askSoon({ platform: { db, jobs } }: Needs, order: OrderRow, now: Date): Promise<void> {
  if (!order.provider_id || !order.poll_at) return;
  const waited = pollSeconds(order, now) - (order.poll_at.getTime() - now.getTime()) / 1000;
  if (waited < visitSeconds) return;
  await db.transaction(async tx => {
    await changeOrder(tx, order.id, { poll_at: now });
    await jobs.enqueue(tx, pollJob, {}, { key: 'visit' });
  });
}
