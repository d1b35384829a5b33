import { v7 as uuidv7 } from 'uuid';
import { type Db, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { and, desc, eq, inArray, lte, ne, sql } from '../../../platform/db/query.ts';
import { billingAudit, privilegedEmails, providerSubscriptions, subscriptions } from '../schema.ts';
import type { PlanTime } from './life.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type HeldPlan = SubscriptionRow['plan_type'];
export type ProviderRow = typeof providerSubscriptions.$inferSelect;

/** The student's plans that have not ended. */
export async function livingOf(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), ne(subscriptions.status, 'ended')))
    .orderBy(subscriptions.starts_at);
}

/** Those of these students who have a paused plan and no running one. */
export async function pausedAmong(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: subscriptions.user_id })
    .from(subscriptions)
    .where(and(inArray(subscriptions.user_id, [...userIds]), ne(subscriptions.status, 'ended')))
    .groupBy(subscriptions.user_id)
    .having(sql`bool_and(${subscriptions.status} = 'paused')`);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export async function subscriptionById(db: Db, id: string): Promise<SubscriptionRow> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).limit(1);
  if (!row) throw new Error('No such subscription');
  return row;
}

export const timeOf = (row: SubscriptionRow): PlanTime => {
  switch (row.status) {
    case 'running':
      return { kind: 'running', startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
    case 'paused':
      return { kind: 'paused', savedMs: row.saved_ms };
    case 'ended':
      return { kind: 'ended' };
  }
};

export function columnsOf(time: PlanTime, now: Date) {
  switch (time.kind) {
    case 'running':
      return {
        status: 'running' as const,
        starts_at: new Date(time.startsAt),
        ends_at: new Date(time.endsAt),
        saved_ms: 0,
      };
    case 'paused':
      return { status: 'paused' as const, ends_at: now, saved_ms: time.savedMs };
    case 'ended':
      return { status: 'ended' as const, saved_ms: 0, ended_at: now, auto_renew: false };
  }
}

export async function addSubscription(tx: Tx, row: typeof subscriptions.$inferInsert): Promise<void> {
  await tx.insert(subscriptions).values(row);
}

export async function changeSubscription(
  tx: Tx,
  id: string,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id));
}

export type Entitlement = 'free' | 'privileged' | HeldPlan;

/**
 * A student's entitlement at an instant, in one statement. An unproved address has no privilege. A plan that renews
 * continues for the days of grace.
 */
export async function entitlementOf(
  db: Db,
  user: { id: string; email: string; email_verified: boolean },
  now: Date,
  graceDays: number,
): Promise<Entitlement> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ plan: HeldPlan | null; privileged: boolean }>(
    db.execute(sql`
      select (
        select plan_type from ${subscriptions}
        where user_id = ${user.id} and status = 'running' and starts_at <= ${at}
          and ends_at + case when auto_renew then make_interval(days => ${graceDays}::int) else interval '0' end > ${at}
        order by plan_type limit 1
      ) as plan,
      ${user.email_verified}::boolean and exists (
        select 1 from ${privilegedEmails} where email = ${user.email.toLowerCase()}
      ) as privileged`),
  );
  return row?.plan ?? (row?.privileged ? 'privileged' : 'free');
}

/** End of the paid time of the running plan; null without one. */
export async function maybePaidUntil(db: Db, userId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ ends_at: subscriptions.ends_at })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.user_id, userId),
        eq(subscriptions.status, 'running'),
        lte(subscriptions.starts_at, now),
      ),
    )
    .orderBy(desc(subscriptions.ends_at))
    .limit(1);
  return row?.ends_at ?? null;
}

export async function providerRowsOf(db: Db, subscriptionId: string): Promise<ProviderRow[]> {
  return db
    .select()
    .from(providerSubscriptions)
    .where(eq(providerSubscriptions.subscription_id, subscriptionId))
    .orderBy(providerSubscriptions.wanted_since);
}

export async function maybeProviderRow(db: Db, id: string): Promise<ProviderRow | null> {
  const [row] = await db
    .select()
    .from(providerSubscriptions)
    .where(eq(providerSubscriptions.id, id))
    .limit(1);
  return row ?? null;
}

export async function addProviderRow(tx: Tx, row: typeof providerSubscriptions.$inferInsert): Promise<void> {
  await tx.insert(providerSubscriptions).values(row).onConflictDoNothing();
}

export async function changeProviderRow(
  db: Db,
  id: string,
  change: Partial<typeof providerSubscriptions.$inferInsert>,
): Promise<void> {
  await db.update(providerSubscriptions).set(change).where(eq(providerSubscriptions.id, id));
}

export const finalStates = ['cancelled', 'completed', 'expired'];
export const isFinal = (seen: string) => finalStates.includes(seen);

/** Whether the provider's last seen state is the wanted one. */
export const isAligned = ({ wanted, seen, full_price_due }: ProviderRow) => {
  switch (wanted) {
    case 'active':
      return isFinal(seen) || (seen !== 'paused' && !full_price_due);
    case 'paused':
      return seen === 'paused' || isFinal(seen);
    case 'cancelled':
      return isFinal(seen);
  }
};

/** Whether a stopped renewal can resume: its mandate is paused until the plan ends. */
export const canGoOn = ({ wanted, seen }: ProviderRow) => wanted === 'paused' && !isFinal(seen);

/** Subscriptions not in their wanted state. */
export async function unalignedRows(db: Db): Promise<ProviderRow[]> {
  const rows = await db
    .select()
    .from(providerSubscriptions)
    .where(sql`not (${providerSubscriptions.seen} = any (${sql.raw(`array['${finalStates.join("','")}']`)}))`)
    .orderBy(providerSubscriptions.wanted_since)
    .limit(1000);
  return rows.filter(row => !isAligned(row));
}

/** Adds a row to the append-only log of money actions. */
export async function audit(
  tx: Tx,
  row: Omit<typeof billingAudit.$inferInsert, 'id'> & { user_id: string | null; at: Date },
): Promise<void> {
  await tx.insert(billingAudit).values({ id: uuidv7({ msecs: row.at.getTime() }), ...row });
}
