import { and, eq, isNull } from '../../platform/db/query.ts';
import type { Platform } from '../../platform/platform.ts';
import { items, type PlanningBank } from '../content/index.ts';
import { raiseFlag } from './flags.ts';
import { itemFlags, itemStatistics } from './schema.ts';
import { suspectKey } from './statistics.ts';

/** Flags live questions with a suspect key, each once: later sums still contain the answers from before the review. */
export async function flagSuspects({ db }: Platform, bank: PlanningBank, now: Date): Promise<void> {
  const counted = await db
    .select({ sums: itemStatistics, key: items.key })
    .from(itemStatistics)
    .innerJoin(items, eq(items.id, itemStatistics.item_id))
    .leftJoin(itemFlags, eq(itemFlags.item_id, itemStatistics.item_id))
    .where(and(eq(items.status, 'live'), isNull(itemFlags.item_id)));
  // Correcting a live question's key makes a new item, so `items.key` is current.
  for (const { sums } of counted.filter(one => suspectKey(one.sums, one.key))) {
    await db.transaction(tx => raiseFlag(tx, sums.item_id, 'suspect_key', now));
    bank.lookAgain();
  }
}
