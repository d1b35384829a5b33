import { offers } from '@twelvefold/contract/offers';
import { daysAfter } from '../../../platform/clock.ts';
import { and, eq, gt, isNull, lte, or, sql } from '../../../platform/db/query.ts';
import { lockBuyer } from '../buying/order-store.ts';
import { post, timeLines } from '../ledger/ledger.ts';
import { endedMail, renewalNoticeMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import { providerSubscriptions, subscriptions } from '../schema.ts';
import { endTime } from './life.ts';
import {
  changeSubscription,
  columnsOf,
  type SubscriptionRow,
  subscriptionById,
  timeOf,
} from './line-store.ts';
import { stopRenewals } from './provider-state.ts';

const mostAtOnce = 500;

/**
 * Ends plans whose time is over, renewing ones after their days of grace. The query skips plans in grace, so that they
 * take no place of others.
 */
export async function endPlans(needs: Needs, now: Date): Promise<void> {
  const { db } = needs.platform;
  const graceOver = lte(subscriptions.ends_at, daysAfter(now, -offers.graceDays));
  const over = and(lte(subscriptions.ends_at, now), or(eq(subscriptions.auto_renew, false), graceOver));
  const due = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'running'), over))
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
    const mail = await endedMail(needs, tx, row, now);
    if (mail) await mailer.send(tx, mail);
  });
}

/** Mails a notice three days before each charge, once. */
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
