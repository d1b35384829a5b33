import type { Db, Tx } from '../../platform/db/db.ts';
import { and, eq, isNotNull, sql } from '../../platform/db/query.ts';
import type { Person, PersonalData } from '../../platform/platform.ts';
import { lockBuyer } from './buying/order-store.ts';
import { eraseBuyerDetails, maybeBuyerDetails } from './ledger/buyer-details.ts';
import { post, timeLines } from './ledger/ledger.ts';
import { buyersOnReceipts, historyOf } from './ledger/receipts.ts';
import type { Needs } from './needs.ts';
import { erasePrivilegeOf, maybePrivilege } from './privileges.ts';
import { billingAudit, orders, payments, subscriptions, webhookEvents } from './schema.ts';
import { withdrawPurchases } from './subscription/changing.ts';
import { remainingMs, revokeTime } from './subscription/life.ts';
import { audit, changeSubscription, columnsOf, livingOf, timeOf } from './subscription/line-store.ts';
import { stopRenewals } from './subscription/provider-state.ts';

/** Export of a person's money records; erasure keeps them without a name. */
export const billingData = (needs: Needs): PersonalData => ({
  exportOf: async (db, { id, provedEmail }) => ({
    privilege: provedEmail ? await maybePrivilege(db, provedEmail) : null,
    payments: await paymentsOf(db, id),
    buyer_details: await maybeBuyerDetails(db, id),
    subscriptions: await subscriptionsOf(db, id),
    purchases: await purchasesOf(db, id),
    money_log: (await auditOf(db, id)).map(({ actor, ...row }) => ({ ...row, by: byWhom(actor) })),
  }),
  erase: async (tx, person) => {
    await erasePrivilegeOf(tx, person);
    await leave(tx, needs, person);
  },
});

async function paymentsOf(db: Db, userId: string) {
  const buyers = await buyersOnReceipts(db, userId);
  return (await historyOf(db, userId)).map(({ plan_name, disputed, ...row }) => ({
    ...row,
    buyer_details: buyers.get(row.payment_id) ?? null,
  }));
}

const subscriptionsOf = (db: Db, userId: string) =>
  db
    .select({
      plan_type: subscriptions.plan_type,
      status: subscriptions.status,
      auto_renew: subscriptions.auto_renew,
      starts_at: subscriptions.starts_at,
      ends_at: subscriptions.ends_at,
      saved_ms: subscriptions.saved_ms,
      created_at: subscriptions.created_at,
    })
    .from(subscriptions)
    .where(eq(subscriptions.user_id, userId))
    .orderBy(subscriptions.created_at);

const purchasesOf = (db: Db, userId: string) =>
  db
    .select({
      plan_type: orders.plan_type,
      status: orders.status,
      amount: orders.amount_paise,
      referral_code: orders.referral_code,
      created_at: orders.created_at,
    })
    .from(orders)
    .where(eq(orders.user_id, userId))
    .orderBy(orders.created_at);

const auditOf = (db: Db, userId: string) =>
  db
    .select({
      at: billingAudit.at,
      action: billingAudit.action,
      actor: billingAudit.actor,
      payment_id: billingAudit.payment_id,
      detail: billingAudit.detail,
    })
    .from(billingAudit)
    .where(eq(billingAudit.user_id, userId))
    .orderBy(billingAudit.at, billingAudit.id);

/** Hides which member of the team acted. */
function byWhom(actor: string): 'you' | 'product' | 'provider' | 'team' {
  if (actor === 'student') return 'you';
  return actor === 'product' || actor === 'provider' ? actor : 'team';
}

/**
 * Stops renewals, ends plans, and removes the name from the records that the law requires. Nothing is charged after
 * this: the job repeats until the provider confirms, and a payment that still comes is refunded.
 */
async function leave(tx: Tx, needs: Needs, { id }: Person): Promise<void> {
  const now = needs.platform.clock.now();
  await lockBuyer(tx, id);
  for (const row of await livingOf(tx, id)) {
    const time = timeOf(row);
    const step = revokeTime(time, remainingMs(time, now.getTime()), now.getTime());
    await changeSubscription(tx, row.id, columnsOf(step.next, now));
    const entry = { key: `left ${row.id}`, kind: 'time_revoked' as const, at: now, subscription_id: row.id };
    await post(tx, entry, timeLines(step.moves));
    await stopRenewals(tx, needs, row.id, 'cancelled', now);
    const detail = 'The account was deleted';
    await audit(tx, {
      user_id: id,
      subscription_id: row.id,
      action: 'ended',
      actor: 'student',
      detail,
      at: now,
    });
  }
  await withdrawPurchases(tx, needs, id, now);
  await forgetWebhooks(tx, id);
  await tx
    .update(orders)
    .set({
      user_id: null,
      buyer_name: null,
      buyer_email: null,
      released_at: sql`coalesce(${orders.released_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(orders.user_id, id));
  await eraseBuyerDetails(tx, id);
  await tx.update(payments).set({ user_id: null }).where(eq(payments.user_id, id));
  await tx.update(subscriptions).set({ user_id: null }).where(eq(subscriptions.user_id, id));
}

/** Deletes webhook bodies, which name the buyer. The poll finds what an unhandled one reported. */
async function forgetWebhooks(tx: Tx, userId: string): Promise<void> {
  const own = await tx
    .select({ order: orders.provider_id, payment: payments.id })
    .from(orders)
    .leftJoin(payments, eq(payments.order_id, orders.id))
    .where(and(eq(orders.user_id, userId), isNotNull(orders.provider_id)));
  const names = own.flatMap(({ order, payment }) => [order, payment]).filter(name => name !== null);
  if (names.length === 0) return;
  const list = sql.join(
    [...new Set(names)].map(name => sql`${name}`),
    sql`, `,
  );
  await tx
    .update(webhookEvents)
    .set({ body: null })
    .where(and(isNotNull(webhookEvents.body), sql`${webhookEvents.names} && array[${list}]::text[]`));
}
