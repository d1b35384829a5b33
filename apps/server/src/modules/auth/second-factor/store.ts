import type { Db } from '../../../platform/db/db.ts';
import { and, eq, isNotNull, isNull, lt, sql } from '../../../platform/db/query.ts';
import { secondFactors } from '../schema.ts';

type SecondFactor = typeof secondFactors.$inferSelect;

const of = (userId: string) => eq(secondFactors.user_id, userId);

export async function maybeSecondFactor(db: Db, userId: string): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(of(userId));
  return row ?? null;
}

/** Stores an unconfirmed secret. False when a confirmed one exists. */
export async function putPending(db: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const fresh = { secret, created_at: now, last_step: 0 };
  const rows = await db
    .insert(secondFactors)
    .values({ user_id: userId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: fresh,
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ id: secondFactors.user_id });
  return rows.length > 0;
}

/** True for the one caller that confirms it. */
export async function confirmPending(
  db: Db,
  userId: string,
  recovery: string[],
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ confirmed_at: now, recovery_hashes: recovery })
    .where(and(of(userId), isNull(secondFactors.confirmed_at)))
    .returning({ id: secondFactors.user_id });
  return rows.length > 0;
}

/** True for the one caller that uses this step's code; codes of this and earlier steps no longer work. */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(of(userId), lt(secondFactors.last_step, step)))
    .returning({ id: secondFactors.user_id });
  return rows.length > 0;
}

/** True for the one caller that uses this recovery code. */
export async function useRecoveryHash(db: Db, userId: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ recovery_hashes: sql`array_remove(${secondFactors.recovery_hashes}, ${hash}::text)` })
    .where(and(of(userId), sql`${hash}::text = any(${secondFactors.recovery_hashes})`))
    .returning({ id: secondFactors.user_id });
  return rows.length > 0;
}

export async function replaceRecoveryHashes(db: Db, userId: string, hashes: string[]): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ recovery_hashes: hashes })
    .where(and(of(userId), isNotNull(secondFactors.confirmed_at)))
    .returning({ id: secondFactors.user_id });
  return rows.length > 0;
}

export async function deleteSecondFactor(db: Db, userId: string): Promise<void> {
  await db.delete(secondFactors).where(of(userId));
}
