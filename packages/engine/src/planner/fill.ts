import type { Item } from '../item.ts';
import type { Abilities } from './ability.ts';
import type { Draft } from './draft.ts';
import type { Drawer } from './draw.ts';
import type { PlanRequest } from './request.ts';

/** Ways to fill what the plan left empty, each giving up one thing more than the one before. */
interface Rung {
  /** Only items not seen within REST_DAYS. */
  readonly fresh: boolean;
  /** Only within the caps on types and subcategories. */
  readonly capped: boolean;
}

const LADDER: readonly Rung[] = [
  { fresh: true, capped: true },
  { fresh: false, capped: true },
  { fresh: true, capped: false },
  { fresh: false, capped: false },
];

/**
 * Fills the pack up to its size when the bank had nothing left where the plan wanted it: first from where
 * the plan was short (the focus, then the categories still owed something), never-seen and longest-unseen
 * items first. Looks through the whole bank, but only in this rare case.
 */
export function fillUp(request: PlanRequest, abilities: Abilities, draft: Draft, drawer: Drawer): void {
  if (draft.items.length >= request.size) return;
  const { bank, focus, size } = request;
  const candidates = [...bank.items.values()].sort((a, b) => lastSeen(a, request) - lastSeen(b, request));
  const passes =
    focus === undefined ? [() => true] : [(item: Item) => item.subcategory === focus.subcategory, () => true];
  for (const wanted of passes) {
    for (const rung of LADDER) {
      for (const item of candidates) {
        if (draft.items.length >= size) return;
        if (draft.has(item.id) || !wanted(item)) continue;
        if (rung.fresh && !drawer.isFresh(item)) continue;
        if (rung.capped && !draft.admits(item.type, item.subcategory)) continue;
        const type = bank.types.get(item.type);
        if (type === undefined) continue;
        const purpose = focus?.subcategory === item.subcategory ? 'focus' : 'fill';
        draft.add({ item, probability: abilities.chance(type, item.difficulty), purpose });
      }
    }
  }
}

function lastSeen(item: Item, { seen }: PlanRequest): number {
  return seen.get(item.id) ?? Number.NEGATIVE_INFINITY;
}
