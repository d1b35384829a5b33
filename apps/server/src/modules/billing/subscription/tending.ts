import { offers } from '@twelvefold/contract/offers';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { daysAfter } from '../../../platform/clock.ts';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import type { ProviderSubscription } from '../../../platform/payments/shapes.ts';
import { settle } from '../buying/activation.ts';
import { lockBuyer } from '../buying/order-store.ts';
import { askAbout } from '../buying/polling.ts';
import { post, timeLines } from '../ledger/ledger.ts';
import { endedMail, renewalNoticeMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import { requestedRefunds } from '../refunds/refund-store.ts';
import { refundJob } from '../refunds/refunds.ts';
import { payments, providerSubscriptions, subscriptions } from '../schema.ts';
import { endTime } from './life.ts';
import {
  changeSubscription,
  columnsOf,
  isFinal,
  type SubscriptionRow,
  subscriptionById,
  timeOf,
  unalignedRows,
} from './line-store.ts';
import { alignJob, stopRenewals } from './provider-state.ts';

const pageSize = 100;
const mostAtOnce = 500;

/** Ends the plans whose time is over, those that renew after their days of grace. */
export async function endPlans(needs: Needs, now: Date): Promise<void> {
  const { db } = needs.platform;
  const due = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'running'), lte(subscriptions.ends_at, now)))
    .orderBy(subscriptions.ends_at)
    .limit(mostAtOnce);
  for (const { id } of due) await endPlan(needs, id, now);
}

const isOver = (row: SubscriptionRow, now: Date) =>
  row.status === 'running' && daysAfter(row.ends_at, row.auto_renew ? offers.graceDays : 0) <= now;

async function endPlan(needs: Needs, id: string, now: Date): Promise<void> {
  const { db, mailer } = needs.platform;
  await db.transaction(async tx => {
    const before = await subscriptionById(tx, id);
    await lockBuyer(tx, before.user_id ?? id);
    const row = await subscriptionById(tx, id);
    const time = timeOf(row);
    if (!isOver(row, now) || time.kind !== 'running') return;
    const step = endTime(time);
    await changeSubscription(tx, id, columnsOf(step.next, now));
    const entry = { key: `end ${id} ${row.ends_at.toISOString()}`, kind: 'time_ended' as const, at: now };
    await post(tx, { ...entry, subscription_id: id }, timeLines(step.moves));
    await stopRenewals(tx, needs, id, 'cancelled', now);
    const mail = await endedMail(needs, tx, row.user_id, row);
    if (mail) await mailer.send(tx, mail);
  });
}

/** Mails three days before a charge, once for each. */
export async function announceCharges(needs: Needs, now: Date): Promise<void> {
  const { db, mailer } = needs.platform;
  const due = await db
    .select({
      row: subscriptions,
      at: providerSubscriptions.charge_at,
      amount: providerSubscriptions.next_paise,
    })
    .from(subscriptions)
    .innerJoin(providerSubscriptions, eq(providerSubscriptions.subscription_id, subscriptions.id))
    .where(
      and(
        eq(subscriptions.auto_renew, true),
        eq(providerSubscriptions.wanted, 'active'),
        gt(providerSubscriptions.charge_at, now),
        lte(providerSubscriptions.charge_at, daysAfter(now, offers.noticeDays)),
        isNull(subscriptions.failed_at),
        or(
          isNull(subscriptions.noticed_charge),
          sql`${subscriptions.noticed_charge} <> ${providerSubscriptions.charge_at}`,
        ),
      ),
    )
    .limit(mostAtOnce);
  for (const { row, at, amount } of due) {
    if (!at) continue;
    await db.transaction(async tx => {
      await changeSubscription(tx, row.id, { noticed_charge: at });
      const mail = await renewalNoticeMail(needs, tx, row.user_id, { amount, at });
      if (mail) await mailer.send(tx, mail);
    });
  }
}

/**
 * Compares every subscription of the provider with ours, page by page, and settles those that differ. What is to be
 * done at the provider is tried again now, also when its job has failed for a day and was given up. Throws while the provider is away.
 */
export async function reconcile(needs: Needs, now: Date): Promise<void> {
  const { db, payments } = needs.platform;
  if (!payments) return;
  for (let skip = 0; ; skip += pageSize) {
    const page = await payments.client.subscriptions({ count: pageSize, skip });
    const differing = await ordersThatDiffer(db, page);
    const answers = await askAbout(needs, differing, async ({ id }) => {
      await settle(needs, id, now);
    });
    if (!answers || page.length < pageSize) break;
  }
  await again(needs, alignJob, await unalignedRows(db));
  await again(needs, refundJob, await requestedRefunds(db));
}

async function again(
  { platform: { db, jobs } }: Needs,
  queue: string,
  rows: readonly { id: string }[],
): Promise<void> {
  for (const { id } of rows) await jobs.enqueue(db, queue, { id }, { key: id });
}

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
