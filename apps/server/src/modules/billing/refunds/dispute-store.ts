import type { Db, Tx } from '../../../platform/db/db.ts';
import { and, desc, eq, gt, isNotNull, notInArray, or, sql } from '../../../platform/db/query.ts';
import type { PaymentDbRow } from '../buying/order-store.ts';
import { payments } from '../schema.ts';

/** Final states of a dispute. */
const decidedDisputes = ['won', 'lost', 'closed'];
export const isDecided = (status: string) => decidedDisputes.includes(status);

/** Whether the buyer's bank disputes a payment and has not decided. */
export const isDisputed = ({ dispute_status }: Pick<PaymentDbRow, 'dispute_status'>) =>
  dispute_status !== null && !isDecided(dispute_status);

/** Returns false when the dispute has this status or is decided: events come in any order, repeatedly. */
export async function changeDispute(tx: Tx, id: string, status: string, now: Date): Promise<boolean> {
  const open = or(
    sql`${payments.dispute_status} is null`,
    notInArray(payments.dispute_status, [...decidedDisputes, status]),
  );
  const [changed] = await tx
    .update(payments)
    .set({
      dispute_status: status,
      disputed_at: sql`coalesce(${payments.disputed_at}, ${now.toISOString()}::timestamptz)`,
      dispute_decided_at: isDecided(status) ? now : null,
    })
    .where(and(eq(payments.id, id), open))
    .returning({ id: payments.id });
  return changed !== undefined;
}

export async function noteChargedBack(tx: Tx, id: string, paise: number): Promise<void> {
  await tx.update(payments).set({ charged_back_paise: paise }).where(eq(payments.id, id));
}

/** The student's newest payment taken back by a bank after `since`, or null. */
export async function newestChargedBack(db: Db, userId: string, since: Date): Promise<PaymentDbRow | null> {
  const theirs = and(eq(payments.user_id, userId), gt(payments.charged_back_paise, 0));
  const [row] = await db
    .select()
    .from(payments)
    .where(and(theirs, isNotNull(payments.dispute_decided_at), gt(payments.dispute_decided_at, since)))
    .orderBy(desc(payments.dispute_decided_at))
    .limit(1);
  return (row as PaymentDbRow | undefined) ?? null;
}
