import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { asc, desc, eq, sql } from '../../../platform/db/query.ts';
import type { PaymentDbRow } from '../buying/order-store.ts';
import { payments, refunds } from '../schema.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function maybePayment(db: Db, id: string): Promise<PaymentDbRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).limit(1);
  return (row as PaymentDbRow | undefined) ?? null;
}

/** Payments that gave time to a plan, in that order. */
export async function paymentsOfSubscription(db: Db, subscriptionId: string): Promise<PaymentDbRow[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.subscription_id, subscriptionId))
    .orderBy(asc(payments.recorded_at), asc(payments.paid_at), asc(payments.id));
  return rows as PaymentDbRow[];
}

export async function addRevoked(tx: Tx, paymentId: string, ms: number): Promise<void> {
  await tx
    .update(payments)
    .set({ revoked_ms: sql`${payments.revoked_ms} + ${ms}` })
    .where(eq(payments.id, paymentId));
}

export async function noteTakenBack(tx: Tx, paymentId: string, paise: number): Promise<void> {
  await tx.update(payments).set({ taken_back_paise: paise }).where(eq(payments.id, paymentId));
}

export async function addRefund(
  tx: Tx,
  row: Omit<typeof refunds.$inferInsert, 'id'> & { requested_at: Date },
): Promise<string> {
  const id = uuidv7({ msecs: row.requested_at.getTime() });
  await tx.insert(refunds).values({ id, ...row });
  return id;
}

/** Paise of a payment that were refunded or are being refunded. */
export async function refundedPaise(db: Db, paymentId: string): Promise<number> {
  const standing = (await refundsOfPayment(db, paymentId)).filter(({ status }) => status !== 'failed');
  return standing.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

export async function maybeRefund(db: Db, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).limit(1);
  return row ?? null;
}

export async function refundsOfPayment(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.payment_id, paymentId));
}

/** Refunds that the provider has not accepted or refused, oldest first. */
export async function requestedRefunds(db: Db): Promise<RefundRow[]> {
  const requested = eq(refunds.status, 'requested');
  return db.select().from(refunds).where(requested).orderBy(refunds.requested_at).limit(1000);
}

export async function changeRefund(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<RefundRow, 'status' | 'provider_id' | 'settled_at' | 'revoked_ms' | 'credit_note_number'>
  >,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

export async function newestPayment(db: Db, userId: string): Promise<PaymentDbRow | null> {
  const own = eq(payments.user_id, userId);
  const [row] = await db.select().from(payments).where(own).orderBy(desc(payments.paid_at)).limit(1);
  return (row as PaymentDbRow | undefined) ?? null;
}

export async function newestRefund(db: Db, userId: string): Promise<RefundRow | null> {
  const [row] = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(eq(payments.user_id, userId))
    .orderBy(desc(refunds.requested_at))
    .limit(1);
  return row?.refund ?? null;
}
