import type { Db, Tx } from '../db/db.ts';
import { and, eq, isNull, lt } from '../db/query.ts';
import { keptReplies } from './schema.ts';

export type KeptReply = typeof keptReplies.$inferSelect;

/** Claims a key for a call that begins now. False when another call holds it or was answered. */
export async function claim(db: Db, row: KeptReply): Promise<boolean> {
  const { key_hash: _, ...claimed } = row;
  const rows = await db
    .insert(keptReplies)
    .values(row)
    .onConflictDoUpdate({
      target: keptReplies.key_hash,
      set: claimed,
      setWhere: lt(keptReplies.expires_at, row.begun_at),
    })
    .returning({ key_hash: keptReplies.key_hash });
  return rows.length > 0;
}

export async function maybeKept(db: Db, keyHash: string): Promise<KeptReply | null> {
  const [row] = await db.select().from(keptReplies).where(eq(keptReplies.key_hash, keyHash));
  return row ?? null;
}

/** Matches only the caller's own claim, not one that another call took over after it expired. */
const claimOf = ({ key_hash, begun_at }: KeptReply) =>
  and(eq(keptReplies.key_hash, key_hash), eq(keptReplies.begun_at, begun_at), isNull(keptReplies.sealed));

export async function renew(db: Db, claimed: KeptReply, expiresAt: Date): Promise<void> {
  await db.update(keptReplies).set({ expires_at: expiresAt }).where(claimOf(claimed));
}

export async function keep(
  db: Db,
  claimed: KeptReply,
  answer: Pick<KeptReply, 'sealed' | 'user_id' | 'expires_at'>,
): Promise<void> {
  await db.update(keptReplies).set(answer).where(claimOf(claimed));
}

export async function release(db: Db, claimed: KeptReply): Promise<void> {
  await db.delete(keptReplies).where(claimOf(claimed));
}

export async function forgetOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(keptReplies).where(eq(keptReplies.user_id, userId));
}
