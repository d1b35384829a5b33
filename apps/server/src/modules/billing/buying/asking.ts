import { secondsAfter } from '../../../platform/clock.ts';
import type { Needs } from '../needs.ts';
import { changeOrder, type OrderRow } from './order-store.ts';

/** The job that asks about every purchase that is due. */
export const pollJob = 'billing.poll';

/** A payment nobody told us of is found within a quarter of an hour, at every age of its order. */
const youngSeconds = 5 * 60;
const oldSeconds = 10 * 60;
const youngForSeconds = 3600;
/** How often the visits of a buyer make us ask at most. */
const visitSeconds = 5;

/** Seconds between two looks whether an order was paid. */
export const pollSeconds = (order: OrderRow, now: Date): number =>
  now < secondsAfter(order.created_at, youngForSeconds) ? youngSeconds : oldSeconds;

/** The provider's order or subscription is made by the call that follows ours. */
const openedWithinSeconds = 60;

/** Unix seconds until which the provider's list, newest first, is read so that the purchase begun then is on its page. */
export const listedUntil = (begun: Date): number =>
  Math.ceil(secondsAfter(begun, openedWithinSeconds).getTime() / 1000);

/** Its buyer is looking: a payment that came while the page was gone is asked for now, and not in some minutes. */
export async function askSoon({ platform: { db, jobs } }: Needs, order: OrderRow, now: Date): Promise<void> {
  if (!order.provider_id || !order.poll_at) return;
  const waited = pollSeconds(order, now) - (order.poll_at.getTime() - now.getTime()) / 1000;
  if (waited < visitSeconds) return;
  await db.transaction(async tx => {
    await changeOrder(tx, order.id, { poll_at: now });
    await jobs.enqueue(tx, pollJob, {}, { key: 'visit' });
  });
}
