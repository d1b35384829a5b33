import { secondsAfter } from '../../../platform/clock.ts';
import { ProviderUnavailable } from '../../../platform/payments/client.ts';
import type { Needs } from '../needs.ts';
import { isDead, type Settled, settle } from './activation.ts';
import { pollSeconds } from './asking.ts';
import { changeOrder, maybeOrder, type OrderRow, ordersToPoll } from './order-store.ts';

/** Orders asked about in one run; the rest comes with the next, a minute or two later. */
const mostAtOnce = 200;

/** So many calls without an answer, one after the other, mean that the provider is away. */
const silentCalls = 3;

/**
 * Asks about one purchase after the other. One that cannot be read, or about which the provider does not answer, keeps
 * no other from its plan; when it answers none, the rest waits for the next run. False then.
 */
export async function askAbout<T extends { id: string }>(
  { platform: { log } }: Needs,
  orders: readonly T[],
  ask: (order: T) => Promise<void>,
  unreadable: (order: T) => Promise<void> = async () => {},
): Promise<boolean> {
  let silent = 0;
  for (const order of orders) {
    try {
      await ask(order);
      silent = 0;
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        log.warn({ err: error, order: order.id }, 'a purchase is asked about later');
        silent += 1;
        if (silent === silentCalls) return false;
        continue;
      }
      log.error({ err: error, order: order.id }, 'a purchase could not be settled');
      await unreadable(order);
    }
  }
  return true;
}

/** Asks the provider about every purchase that is due, until it is paid or dead. */
export async function pollOrders(needs: Needs, now: Date): Promise<void> {
  const { db } = needs.platform;
  await askAbout(
    needs,
    await ordersToPoll(db, now, mostAtOnce),
    async order => {
      const settled = order.provider_id ? await settle(needs, order.id, now) : 'unpaid';
      await afterPoll(needs, order, settled, now);
    },
    order => changeOrder(db, order.id, { poll_at: nextPoll(order, now) }),
  );
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
