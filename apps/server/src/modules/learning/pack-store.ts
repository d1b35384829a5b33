import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/db/db.ts';
import { and, eq, isNull } from '../../platform/db/query.ts';
import { packs, wishes } from './schema.ts';

/** The next pack of a student: what is prepared, and what was wished for it. */

export type PackRow = typeof packs.$inferSelect;

export async function maybePack(db: Db, userId: string): Promise<PackRow | null> {
  const [row] = await db.select().from(packs).where(eq(packs.user_id, userId)).limit(1);
  return row ?? null;
}

/** Puts the planned pack in place of an older one. */
export async function savePack(tx: Tx, pack: Omit<PackRow, 'id' | 'served_at'>): Promise<void> {
  const row = { ...pack, id: uuidv7(), served_at: null };
  const { user_id: _key, ...changed } = row;
  await tx.insert(packs).values(row).onConflictDoUpdate({ target: packs.user_id, set: changed });
}

export async function notePackServed(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(packs)
    .set({ served_at: now })
    .where(and(eq(packs.user_id, userId), isNull(packs.served_at)));
}

/** The code of the subcategory asked for, or null. */
export async function maybeWish(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ subcategory: wishes.subcategory })
    .from(wishes)
    .where(eq(wishes.user_id, userId))
    .limit(1);
  return row?.subcategory ?? null;
}

export async function setWish(tx: Tx, userId: string, subcategory: string, now: Date): Promise<void> {
  const changed = { subcategory, wished_at: now };
  await tx
    .insert(wishes)
    .values({ user_id: userId, ...changed })
    .onConflictDoUpdate({ target: wishes.user_id, set: changed });
}

/** Whether the student's wish was this one; it is gone then. */
export async function withdrawWish(tx: Tx, userId: string, subcategory: string): Promise<boolean> {
  const gone = await tx
    .delete(wishes)
    .where(and(eq(wishes.user_id, userId), eq(wishes.subcategory, subcategory)))
    .returning({ user_id: wishes.user_id });
  return gone.length > 0;
}
