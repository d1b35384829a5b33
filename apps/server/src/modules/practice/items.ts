import type { Bank } from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import { type ItemRow, itemsOf, type PlanningBank } from '../content/index.ts';

/**
 * Full items by id (the map may hold more), cached per bank version: options, key and solution never change under an
 * id.
 */
export type ItemsById = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, ItemRow>>;

export function itemsInMemory(bank: PlanningBank): ItemsById {
  let of: Bank | null = null;
  let known = new Map<string, ItemRow>();
  return async (db, ids) => {
    const current = await bank.current(db);
    if (of !== current) {
      of = current;
      known = new Map();
    }
    const items = known;
    const missing = ids.filter(id => !items.has(id));
    for (const item of missing.length > 0 ? await itemsOf(db, missing) : []) items.set(item.id, item);
    return items;
  };
}
