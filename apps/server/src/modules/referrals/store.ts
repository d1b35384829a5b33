import type { Db, Tx } from '../../platform/db/db.ts';
import { and, desc, eq, gt, inArray, isNull, or } from '../../platform/db/query.ts';
import { referralCodes, referralUses } from './schema.ts';

type UseRow = typeof referralUses.$inferSelect;

export async function maybeCodeOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.user_id, userId)).limit(1);
  return row?.code ?? null;
}

/** False when the code exists or the student has one. */
export async function addCode(db: Db, userId: string, code: string, now: Date): Promise<boolean> {
  const added = await db
    .insert(referralCodes)
    .values({ user_id: userId, code, created_at: now })
    .onConflictDoNothing()
    .returning({ code: referralCodes.code });
  return added.length > 0;
}

export async function maybeOwner(db: Db, code: string): Promise<string | null> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.code, code)).limit(1);
  return row?.user_id ?? null;
}

/** Whether the address, or the account under another address, has used a code for a payment not refunded. */
export async function hasUsed(db: Db, buyerHashes: readonly string[], userId: string): Promise<boolean> {
  const theirs = or(inArray(referralUses.used_by_hash, buyerHashes), eq(referralUses.used_by, userId));
  const standing = and(theirs, isNull(referralUses.reversed_at));
  const [row] = await db.select({ id: referralUses.id }).from(referralUses).where(standing).limit(1);
  return row !== undefined;
}

/** False when the address has used a code or the payment is recorded. */
export async function addUse(tx: Tx, row: typeof referralUses.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(referralUses)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: referralUses.id });
  return added.length > 0;
}

/** The reversed use, or null. */
export async function reverseUse(tx: Tx, paymentId: string, now: Date): Promise<UseRow | null> {
  const standing = and(eq(referralUses.payment_id, paymentId), isNull(referralUses.reversed_at));
  const [row] = await tx.update(referralUses).set({ reversed_at: now }).where(standing).returning();
  return row ?? null;
}

/** Marks a use's cashback as paid; null when none is due. */
export async function payUse(tx: Tx, id: string, by: string, now: Date): Promise<UseRow | null> {
  const due = and(
    eq(referralUses.id, id),
    isNull(referralUses.reversed_at),
    isNull(referralUses.cashback_paid_at),
    gt(referralUses.cashback_paise, 0),
  );
  const paid = { cashback_paid_at: now, cashback_paid_by: by };
  const [row] = await tx.update(referralUses).set(paid).where(due).returning();
  return row ?? null;
}

/** Uses of a student's code, newest first; at most 1,000. */
export async function usesOf(db: Db, userId: string): Promise<UseRow[]> {
  return db
    .select()
    .from(referralUses)
    .where(eq(referralUses.referrer_id, userId))
    .orderBy(desc(referralUses.created_at))
    .limit(1000);
}

export async function usedBy(db: Db, userId: string): Promise<UseRow[]> {
  return db.select().from(referralUses).where(eq(referralUses.used_by, userId));
}

/** Removes a student from codes and uses. The hash of the address stays: a code is used once in a lifetime. */
export async function forgetStudent(tx: Tx, userId: string): Promise<void> {
  await tx.delete(referralCodes).where(eq(referralCodes.user_id, userId));
  await tx.update(referralUses).set({ referrer_id: null }).where(eq(referralUses.referrer_id, userId));
  await tx
    .update(referralUses)
    .set({ cashback_paid_by: null })
    .where(eq(referralUses.cashback_paid_by, userId));
  await tx.update(referralUses).set({ used_by: null }).where(eq(referralUses.used_by, userId));
}
