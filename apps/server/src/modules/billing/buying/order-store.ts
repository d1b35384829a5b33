import type { PlanType } from '@twelvefold/contract';
import type { Db, Tx } from '../../../platform/db/db.ts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/problems.ts';
import { orders, payments, providerPlans, providerSubscriptions } from '../schema.ts';
import { finalStates } from '../subscription/line-store.ts';

export type OrderRow = Omit<typeof orders.$inferSelect, 'plan_type'> & { plan_type: PlanType };
export type PaymentDbRow = Omit<typeof payments.$inferSelect, 'plan_type'> & { plan_type: PlanType };

/** Serializes all changes to one student's money until the transaction ends. */
export async function lockBuyer(tx: Tx, buyer: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(712015, hashtext(${buyer}))`);
}

/** Lock key: an order without a buyer locks itself. */
export const buyerOf = (order: OrderRow) => order.user_id ?? order.id;

export async function addOrder(tx: Tx, order: typeof orders.$inferInsert): Promise<void> {
  await tx.insert(orders).values(order);
}

export async function maybeOrder(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).limit(1);
  return (row as OrderRow | undefined) ?? null;
}

/** The caller's order by the provider's id. Throws `not_found`, also for another student's. */
export async function ownOrder(db: Db, userId: string, providerId: string): Promise<OrderRow> {
  const own = and(eq(orders.user_id, userId), eq(orders.provider_id, providerId));
  const [row] = await db.select().from(orders).where(own).limit(1);
  if (!row) throw notFound();
  return row as OrderRow;
}

/** The student's open purchase of a plan, or null. */
export async function maybeOpenOrder(db: Db, userId: string, plan: PlanType): Promise<OrderRow | null> {
  const open = and(eq(orders.user_id, userId), eq(orders.plan_type, plan), eq(orders.status, 'created'));
  const [row] = await db.select().from(orders).where(open).limit(1);
  return (row as OrderRow | undefined) ?? null;
}

/** The newest open purchase of any plan, or null; a replaced one counts while its payment is pending. */
export async function newestOpenOrder(db: Db, userId: string): Promise<OrderRow | null> {
  const replaced = and(eq(orders.status, 'replaced'), orders.payment_pending);
  const open = and(eq(orders.user_id, userId), or(eq(orders.status, 'created'), replaced));
  const [row] = await db.select().from(orders).where(open).orderBy(desc(orders.created_at)).limit(1);
  return (row as OrderRow | undefined) ?? null;
}

/** Marks open purchases as replaced. They are still polled: their money may come. */
export async function replaceOrders(
  tx: Tx,
  { userId, plan, buyerHash }: { userId: string; plan: PlanType; buyerHash: string | null },
): Promise<void> {
  const ofPlan = and(eq(orders.user_id, userId), eq(orders.plan_type, plan));
  const discounted = buyerHash
    ? and(eq(orders.buyer_hash, buyerHash), sql`${orders.referral_code} is not null`)
    : undefined;
  await tx
    .update(orders)
    .set({ status: 'replaced' })
    .where(and(eq(orders.status, 'created'), or(ofPlan, discounted)));
}

/** The student's unpaid monthly purchases with a provider subscription; late money may come. */
export async function unpaidMonthlyOrders(tx: Tx, userId: string): Promise<OrderRow[]> {
  const unpaid = inArray(orders.status, ['created', 'replaced', 'dead']);
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), unpaid, isNotNull(orders.next_paise)));
  return rows as OrderRow[];
}

/** Monthly purchases no longer polled: dead and begun since `since`, or ended since then; at most 1,000. */
export async function silentMonthlyOrders(db: Db, since: Date): Promise<{ id: string }[]> {
  const begun = and(eq(orders.status, 'dead'), gte(orders.created_at, since));
  const ended = and(
    inArray(providerSubscriptions.seen, finalStates),
    gte(providerSubscriptions.seen_at, since),
  );
  return db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(providerSubscriptions, eq(providerSubscriptions.order_id, orders.id))
    .where(and(isNotNull(orders.next_paise), or(begun, ended)))
    .limit(1000);
}

/** Stores the provider's id of an order; of two concurrent calls the first counts. Returns the stored id. */
export async function keepProviderId(
  db: Db,
  orderId: string,
  providerId: string,
  pollAt: Date,
): Promise<string> {
  const [set] = await db
    .update(orders)
    .set({ provider_id: providerId, poll_at: pollAt })
    .where(and(eq(orders.id, orderId), isNull(orders.provider_id)))
    .returning({ provider_id: orders.provider_id });
  if (set?.provider_id) return set.provider_id;
  const kept = (await maybeOrder(db, orderId))?.provider_id;
  if (!kept) throw new Error('An order lost its provider id');
  return kept;
}

export async function changeOrder(
  db: Db,
  id: string,
  change: Partial<
    Pick<
      typeof orders.$inferInsert,
      'status' | 'paid_at' | 'poll_at' | 'polls' | 'released_at' | 'payment_pending'
    >
  >,
): Promise<void> {
  await db.update(orders).set(change).where(eq(orders.id, id));
}

/** May be paid now: within the hold, or with a pending payment. */
const isWatched = sql`(${orders.payment_pending} or ${orders.released_at} is null)`;

/** Due orders that may be paid now, longest due first. */
export async function watchedOrders(db: Db, now: Date, most: number): Promise<OrderRow[]> {
  const due = and(lte(orders.poll_at, now), isWatched);
  return (await db.select().from(orders).where(due).orderBy(orders.poll_at).limit(most)) as OrderRow[];
}

/** Other due orders, longest due first, then newest: orders of one run become due together again. */
export async function leftOrders(db: Db, now: Date, most: number): Promise<OrderRow[]> {
  const due = and(lte(orders.poll_at, now), sql`not ${isWatched}`);
  const rows = await db
    .select()
    .from(orders)
    .where(due)
    .orderBy(asc(orders.poll_at), desc(orders.created_at))
    .limit(most);
  return rows as OrderRow[];
}

/** Orders named in a webhook, by any id of the provider. */
export async function ordersNamed(db: Db, names: readonly string[]): Promise<OrderRow[]> {
  if (names.length === 0) return [];
  const paid = db
    .select({ id: payments.order_id })
    .from(payments)
    .where(inArray(payments.id, [...names]));
  const rows = await db
    .select()
    .from(orders)
    .where(or(inArray(orders.provider_id, [...names]), inArray(orders.id, paid)));
  return rows as OrderRow[];
}

export async function paymentsOfOrder(db: Db, orderId: string): Promise<PaymentDbRow[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, orderId))
    .orderBy(asc(payments.paid_at));
  return rows as PaymentDbRow[];
}

export async function addPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(payment);
}

export async function maybeProviderPlan(db: Db, keyId: string, amount: number): Promise<string | null> {
  const same = and(eq(providerPlans.key_id, keyId), eq(providerPlans.amount_paise, amount));
  const [row] = await db.select().from(providerPlans).where(same).limit(1);
  return row?.provider_plan_id ?? null;
}

export async function keepProviderPlan(db: Db, keyId: string, amount: number, planId: string): Promise<void> {
  await db
    .insert(providerPlans)
    .values({ key_id: keyId, amount_paise: amount, provider_plan_id: planId })
    .onConflictDoNothing();
}
