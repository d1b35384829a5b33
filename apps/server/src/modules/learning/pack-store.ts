import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/db/db.ts';
import { and, eq, isNull } from '../../platform/db/query.ts';
import { packs, wishes } from './schema.ts';

/** Packs and wishes of students. */

export type PackRow = typeof packs.$inferSelect;

export async function maybePack(db: Db, userId: string): Promise<PackRow | null> {
  const [row] = await db.select().from(packs).where(eq(packs.user_id, userId)).limit(1);
  return row ?? null;
}

/** Stores a pack in place of the old one. */
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

/** Code of the wished subcategory, or null. */
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

/** Deletes the wish; false when the student's wish was another. */
export async function withdrawWish(tx: Tx, userId: string, subcategory: string): Promise<boolean> {
  const gone = await tx
    .delete(wishes)
    .where(and(eq(wishes.user_id, userId), eq(wishes.subcategory, subcategory)))
    .returning({ user_id: wishes.user_id });
  return gone.length > 0;
}
