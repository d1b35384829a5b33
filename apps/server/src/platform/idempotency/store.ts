import type { Db, Tx } from '../db/db.ts';
import { and, eq, isNull, lt, sql } from '../db/query.ts';
import { keptReplies } from './schema.ts';

export type KeptReply = typeof keptReplies.$inferSelect;

/**
 * Claims a key for a call that begins now. False where another call has it: one that was answered, or one that began
 * after `deadBefore` and is still under way.
 */
export async function claim(db: Db, row: KeptReply, deadBefore: Date): Promise<boolean> {
  const abandoned = sql`${keptReplies.sealed} is null and ${lt(keptReplies.begun_at, deadBefore)}`;
  const claimed = await db
    .insert(keptReplies)
    .values(row)
    .onConflictDoUpdate({
      target: keptReplies.key_hash,
      set: {
        body_hash: sql`excluded.body_hash`,
        user_id: sql`excluded.user_id`,
        sealed: null,
        begun_at: row.begun_at,
        expires_at: row.expires_at,
      },
      setWhere: sql`${lt(keptReplies.expires_at, row.begun_at)} or ${abandoned}`,
    })
    .returning({ key_hash: keptReplies.key_hash });
  return claimed.length > 0;
}

export async function maybeKept(db: Db, keyHash: string): Promise<KeptReply | null> {
  const [row] = await db.select().from(keptReplies).where(eq(keptReplies.key_hash, keyHash));
  return row ?? null;
}

/** A claim that was given up meanwhile and taken by another call is left to that call. */
const claimOf = ({ key_hash, begun_at }: KeptReply) =>
  and(eq(keptReplies.key_hash, key_hash), eq(keptReplies.begun_at, begun_at), isNull(keptReplies.sealed));

export async function keep(db: Db, claimed: KeptReply, sealed: string, userId: string | null): Promise<void> {
  await db.update(keptReplies).set({ sealed, user_id: userId }).where(claimOf(claimed));
}

export async function release(db: Db, claimed: KeptReply): Promise<void> {
  await db.delete(keptReplies).where(claimOf(claimed));
}

export async function forgetOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(keptReplies).where(eq(keptReplies.user_id, userId));
}
