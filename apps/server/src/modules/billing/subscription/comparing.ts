import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { asc, desc, eq, inArray, notInArray, sql } from '../../../platform/db/query.ts';
import type { ProviderSubscription } from '../../../platform/payments/shapes.ts';
import { settle } from '../buying/activation.ts';
import { listedUntil } from '../buying/asking.ts';
import { askAbout } from '../buying/polling.ts';
import type { Needs } from '../needs.ts';
import { requestedRefunds } from '../refunds/refund-store.ts';
import { refundJob } from '../refunds/refunds.ts';
import { orders, payments, providerSubscriptions } from '../schema.ts';
import { finalStates, isFinal, unalignedRows } from './line-store.ts';
import { alignJob } from './provider-state.ts';

const pageSize = 100;
/** A run has 60 s; the provider answers in about 0.3 s. */
const mostPages = 150;

/**
 * Compares living subscriptions with the provider and settles differences. Also enqueues pending changes and refunds
 * again, whose jobs may have died after a day. Throws while the provider is down.
 */
export async function reconcile(needs: Needs, now: Date): Promise<void> {
  const { db, payments } = needs.platform;
  if (!payments) return;
  await compare(needs, now);
  await again(needs, alignJob, await unalignedRows(db));
  await again(needs, refundJob, await requestedRefunds(db));
}

/**
 * Reads only the pages of the provider's list that contain a living subscription: after a year most have ended. Those
 * seen longest ago come first, so that the next run begins where this one stopped.
 */
async function compare(needs: Needs, now: Date): Promise<void> {
  const { db, payments } = needs.platform;
  const living = await livingRows(db);
  const left = new Set(living.map(({ id }) => id));
  let pages = 0;
  for (const row of living) {
    if (!left.has(row.id)) continue;
    if (!payments || pages === mostPages) return;
    pages += 1;
    const page = await payments.client.subscriptions({
      count: pageSize,
      until: listedUntil(row.opened_at),
    });
    const ids = page.map(({ id }) => id).filter(id => left.delete(id));
    await noteSeen(db, ids, now);
    const differing = await ordersThatDiffer(db, page);
    // Its minute had more than a page, or the provider created it late: settled by itself.
    if (left.delete(row.id)) differing.push({ id: row.order_id });
    const answers = await askAbout(needs, differing, async ({ id }) => {
      await settle(needs, id, now);
    });
    if (!answers) return;
  }
}

/** Subscriptions that have not ended at the provider, seen longest ago first, then newest. */
const livingRows = (db: Db) =>
  db
    .select({
      id: providerSubscriptions.id,
      order_id: providerSubscriptions.order_id,
      opened_at: orders.created_at,
    })
    .from(providerSubscriptions)
    .innerJoin(orders, eq(orders.id, providerSubscriptions.order_id))
    .where(notInArray(providerSubscriptions.seen, finalStates))
    .orderBy(asc(providerSubscriptions.seen_at), desc(orders.created_at))
    .limit(mostPages * pageSize);

async function noteSeen(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(providerSubscriptions)
    .set({ seen_at: now })
    .where(inArray(providerSubscriptions.id, [...ids]));
}

async function again(
  { platform: { db, jobs } }: Needs,
  queue: string,
  rows: readonly { id: string }[],
): Promise<void> {
  for (const { id } of rows) await jobs.enqueue(db, queue, { id }, { key: id });
}

/** Purchases on a page of the provider's list whose state differs from ours. */
async function ordersThatDiffer(db: Db, page: readonly ProviderSubscription[]): Promise<{ id: string }[]> {
  if (page.length === 0) return [];
  const ids = sql.join(
    page.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const known = await rowsOf<{
    id: string;
    order_id: string;
    seen: string;
    charge: number | null;
    paid: number;
  }>(
    db.execute(sql`
      select s.id, s.order_id::text, s.seen, extract(epoch from s.charge_at)::int as charge,
        (select count(*)::int from ${payments} p where p.order_id = s.order_id) as paid
      from ${providerSubscriptions} s where s.id in (${ids})`),
  );
  return page.flatMap(one => {
    const ours = known.find(({ id }) => id === one.id);
    if (!ours) return [];
    const charge = isFinal(one.status) ? ours.charge : (one.charge_at ?? null);
    const same = ours.seen === one.status && ours.paid === one.paid_count && ours.charge === charge;
    return same ? [] : [{ id: ours.order_id }];
  });
}
