import { secondsAfter } from '../../../platform/clock.ts';
import { ProviderUnavailable } from '../../../platform/payments/client.ts';
import type { Needs } from '../needs.ts';
import { isDead, type Settled, settle } from './activation.ts';
import { listedUntil, pollSeconds } from './asking.ts';
import { changeOrder, leftOrders, maybeOrder, type OrderRow, watchedOrders } from './order-store.ts';

/** A run has 60 s and the provider answers in about 0.3 s; the next run, two minutes later, takes the rest. */
const mostWatched = 100;
const mostTried = 60;
const pageSize = 100;
/** Pages of abandoned orders per run: five runs cover three days of 3,000 a day. */
const mostPages = 20;

/** Unanswered calls in a row after which the provider counts as down. */
const silentCalls = 3;

/**
 * Calls `ask` for each purchase. An error or a missing answer of one does not stop the others. Returns false when three
 * calls in a row get no answer: the next run takes the rest.
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

/**
 * Polls every due purchase until it is paid or dead: one by one when it may be paid now, otherwise a hundred at a time
 * from the provider's list.
 */
export async function pollOrders(needs: Needs, now: Date): Promise<void> {
  const { db } = needs.platform;
  const watched = await watchedOrders(db, now, mostWatched);
  if (!(await pollEach(needs, watched, now))) return;
  const tried = await triedOf(needs, await leftOrders(db, now, mostPages * pageSize), now);
  if (tried) await pollEach(needs, tried.slice(0, mostTried), now);
}

const pollEach = (needs: Needs, orders: readonly OrderRow[], now: Date): Promise<boolean> =>
  askAbout(
    needs,
    orders,
    async order => {
      const settled = order.provider_id ? await settle(needs, order.id, now) : 'unpaid';
      await afterPoll(needs, order, settled, now);
    },
    order => changeOrder(needs.platform.db, order.id, { poll_at: nextPoll(order, now) }),
  );

/**
 * Reads the pages of the provider's lists with the abandoned orders. Orders without a payment attempt are done for now.
 * Returns the others, paid ones first, to be polled one by one; null while the provider is down.
 */
async function triedOf(needs: Needs, left: readonly OrderRow[], now: Date): Promise<OrderRow[] | null> {
  const unread = new Set(left);
  const paid: OrderRow[] = [];
  const tried: OrderRow[] = [];
  let pages = 0;
  const read = async (order: OrderRow, status: string | undefined) => {
    unread.delete(order);
    if (status === 'created') await afterPoll(needs, order, 'unpaid', now);
    // Not on its page: the provider created it late, or its minute had more than a page.
    else (status === undefined || status === 'attempted' ? tried : paid).push(order);
  };
  const answers = await askAbout(
    needs,
    left,
    async order => {
      if (!unread.has(order)) return;
      if (!order.provider_id) return read(order, 'created');
      if (pages === mostPages) return;
      pages += 1;
      const page = await pageOf(needs, order);
      await read(order, page.get(order.provider_id));
      for (const one of left)
        if (unread.has(one) && one.provider_id && page.has(one.provider_id))
          await read(one, page.get(one.provider_id));
    },
    order => read(order, undefined),
  );
  return answers ? [...paid, ...tried] : null;
}

/** Statuses by id on the page of the provider's list that contains the order. */
async function pageOf(
  { platform: { payments } }: Needs,
  { next_paise, created_at }: OrderRow,
): Promise<Map<string, string>> {
  if (!payments) return new Map();
  const page = { count: pageSize, until: listedUntil(created_at) };
  const listed =
    next_paise === null ? await payments.client.orders(page) : await payments.client.subscriptions(page);
  return new Map(listed.map(({ id, status }) => [id, status]));
}

async function afterPoll(
  { platform: { db } }: Needs,
  { id, poll_at }: OrderRow,
  settled: Settled,
  now: Date,
): Promise<void> {
  const order = await maybeOrder(db, id);
  // Changed since it was read (a visit, an unconfirmed payment): it stays due.
  if (!order || order.poll_at?.getTime() !== poll_at?.getTime()) return;
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
  // Polls once more at the end of the hold: an unpaid seat is released.
  const holdEnds = secondsAfter(order.held_until, 1);
  return order.released_at === null && holdEnds > now && holdEnds < next ? holdEnds : next;
}
