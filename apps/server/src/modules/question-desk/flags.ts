import { figures } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { and, eq, gt, sql } from '../../platform/db/query.ts';
import { countLive, withdrawItem } from '../content/index.ts';
import { itemFlags } from './schema.ts';

export type Flag = typeof itemFlags.$inferSelect;

export async function maybeFlag(db: Db, itemId: string): Promise<Flag | null> {
  const [flag] = await db.select().from(itemFlags).where(eq(itemFlags.item_id, itemId));
  return flag ?? null;
}

/**
 * Flags a question, and withdraws it while the day's maximum share of the bank allows. Returns whether it was
 * withdrawn. Serialized by a table lock, so that the share holds.
 */
export async function raiseFlag(tx: Tx, itemId: string, cause: Flag['cause'], now: Date): Promise<boolean> {
  await tx.execute(sql`lock table ${itemFlags} in share row exclusive mode`);
  const before = await maybeFlag(tx, itemId);
  if (before && before.cleared_at === null) return false;
  const today = await tx.$count(
    itemFlags,
    and(eq(itemFlags.withdrawn, true), gt(itemFlags.flagged_at, daysAfter(now, -1))),
  );
  const most = Math.max(1, Math.floor(figures.reports.shareADay * (await countLive(tx))));
  const withdrawn = today < most && (await withdrawItem(tx, itemId));
  const row = { cause, flagged_at: now, withdrawn, cleared_at: null };
  await tx
    .insert(itemFlags)
    .values({ item_id: itemId, ...row })
    .onConflictDoUpdate({ target: itemFlags.item_id, set: row });
  return withdrawn;
}

/** Marks the flag as handled. Call before locking the item: `raiseFlag` locks in this order. */
export async function clearFlag(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx.update(itemFlags).set({ cleared_at: now }).where(eq(itemFlags.item_id, itemId));
}
