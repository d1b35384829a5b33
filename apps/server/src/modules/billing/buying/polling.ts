import { secondsAfter } from '../../../platform/clock.ts';
import { ProviderUnavailable } from '../../../platform/payments/client.ts';
import type { Needs } from '../needs.ts';
import { isDead, type Settled, settle } from './activation.ts';
import { pollSeconds } from './asking.ts';
import { changeOrder, maybeOrder, type OrderRow, ordersToPoll } from './order-store.ts';

/** Orders asked about in one run; the rest comes with the next, a minute or two later. */
const mostAtOnce = 200;

/** Asks the provider about every purchase that is due, until it is paid or dead. Ends early while the provider is away. */
export async function pollOrders(needs: Needs, now: Date): Promise<void> {
  const { db, log } = needs.platform;
  for (const order of await ordersToPoll(db, now, mostAtOnce)) {
    try {
      const settled = order.provider_id ? await settle(needs, order.id, now) : 'unpaid';
      await afterPoll(needs, order, settled, now);
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        log.warn({ err: error }, 'purchases are asked about later');
        return;
      }
      // One order that cannot be read must not keep the others from their plans.
      log.error({ err: error, order: order.id }, 'a purchase could not be settled');
      await changeOrder(db, order.id, { poll_at: nextPoll(order, now) });
    }
  }
}

async function afterPoll(
  { platform: { db } }: Needs,
  { id }: OrderRow,
  settled: Settled,
  now: Date,
): Promise<void> {
  const order = await maybeOrder(db, id);
  if (!order) return;
  const polls = order.polls + 1;
  if (settled === 'active' || settled === 'refunded')
    return changeOrder(db, id, { polls, poll_at: null, payment_pending: false });
  const free = order.held_until <= now && settled === 'unpaid';
  const released_at = order.released_at ?? (free ? now : null);
  if (isDead(order, now) || (!order.provider_id && free))
    return changeOrder(db, id, { polls, poll_at: null, status: 'dead', released_at, payment_pending: false });
  await changeOrder(db, id, {
    polls,
    released_at,
    payment_pending: settled === 'pending',
    poll_at: nextPoll(order, now),
  });
}

function nextPoll(order: OrderRow, now: Date): Date {
  const next = secondsAfter(now, pollSeconds(order, now));
  // The end of the hold is a look of its own: a seat nobody paid for is free again.
  const holdEnds = secondsAfter(order.held_until, 1);
  return order.released_at === null && holdEnds > now && holdEnds < next ? holdEnds : next;
}
