import { and, eq, isNull } from '../../platform/db/query.ts';
import type { Platform } from '../../platform/platform.ts';
import { items, type PlanningBank } from '../content/index.ts';
import { raiseFlag } from './flags.ts';
import { itemFlags, itemStatistics } from './schema.ts';
import { suspectKey } from './statistics.ts';

/**
 * Flags live questions whose answers make their key suspect. One that was ever flagged is left to whoever looked at it:
 * its sums still hold the answers from before.
 */
export async function flagSuspects({ db }: Platform, bank: PlanningBank, now: Date): Promise<void> {
  const counted = await db
    .select({ sums: itemStatistics, key: items.key })
    .from(itemStatistics)
    .innerJoin(items, eq(items.id, itemStatistics.item_id))
    .leftJoin(itemFlags, eq(itemFlags.item_id, itemStatistics.item_id))
    .where(and(eq(items.status, 'live'), isNull(itemFlags.item_id)));
  // A live question has the key it was written with: a correction makes a new one.
  for (const { sums } of counted.filter(one => suspectKey(one.sums, one.key))) {
    await db.transaction(tx => raiseFlag(tx, sums.item_id, 'suspect_key', now));
    bank.lookAgain();
  }
}
