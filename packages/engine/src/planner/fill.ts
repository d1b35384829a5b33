import type { Item } from '../item.ts';
import type { Abilities } from './ability.ts';
import type { Draft, Purpose } from './draft.ts';
import type { Drawer } from './draw.ts';
import * as policy from './policy.ts';
import type { PlanRequest } from './request.ts';
import { wishedIn } from './wishes.ts';

/** One way to fill a place that the plan left empty. */
interface Rung {
  /** Only items not seen within REST_DAYS. */
  readonly fresh: boolean;
  /** Only within the caps on types and subcategories. */
  readonly capped: boolean;
  readonly wanted: (item: Item) => boolean;
}

/**
 * Fills the pack up to its size when the bank had nothing left where the plan wanted it, giving up as
 * little as possible: first the category, then the rest of REST_DAYS, last the caps; a study unit stays
 * with its subcategory as long as that holds an item. Fresh items by their chance of success, others
 * longest unseen first. Looks through the whole bank, but only in this rare case.
 */
export function fillUp(
  request: PlanRequest,
  owedTo: ReadonlyMap<string, number>,
  abilities: Abilities,
  draft: Draft,
  drawer: Drawer,
): void {
  if (draft.items.length >= request.size) return;
  const candidates = inOrder(request, abilities, drawer);
  const wished = new Set(wishedIn(request));
  const purposeOf = ({ subcategory }: Item): Purpose => {
    if (request.focus?.subcategory === subcategory) return 'focus';
    return wished.has(subcategory) ? 'wish' : 'fill';
  };
  for (const { fresh, capped, wanted } of ladder(request, owedTo, draft)) {
    for (const { item, probability } of candidates) {
      if (draft.items.length >= request.size) return;
      if (draft.has(item.id) || !wanted(item)) continue;
      if (fresh && !drawer.isFresh(item)) continue;
      if (capped && !draft.admits(item)) continue;
      draft.add({ item, probability, purpose: purposeOf(item) });
    }
  }
}

function ladder(request: PlanRequest, owedTo: ReadonlyMap<string, number>, draft: Draft): Rung[] {
  const { focus, bank } = request;
  const wishes = new Set(wishedIn(request));
  const wished = ({ subcategory }: Item) =>
    wishes.has(subcategory) && draft.countOfSubcategory(subcategory) < policy.WISHED_ITEMS;
  const any = () => true;
  const owing = (item: Item) => (draft.categories.get(item.category) ?? 0) < (owedTo.get(item.category) ?? 0);
  const unit = (item: Item) => item.subcategory === focus?.subcategory;
  const near = (item: Item) => item.category === bank.subcategories.get(focus?.subcategory ?? '')?.category;
  const first: Rung[] =
    focus === undefined
      ? [
          { fresh: false, capped: true, wanted: wished },
          { fresh: true, capped: true, wanted: owing },
        ]
      : [
          { fresh: true, capped: false, wanted: unit },
          { fresh: false, capped: false, wanted: unit },
          { fresh: true, capped: true, wanted: near },
        ];
  return [
    ...first,
    { fresh: true, capped: true, wanted: any },
    { fresh: false, capped: true, wanted: any },
    { fresh: true, capped: false, wanted: any },
    { fresh: false, capped: false, wanted: any },
  ];
}

interface Candidate {
  readonly item: Item;
  readonly probability: number;
}

function inOrder({ bank, seen }: PlanRequest, abilities: Abilities, drawer: Drawer): Candidate[] {
  const candidates: (Candidate & { seenAt: number; misfit: number })[] = [];
  for (const item of bank.items.values()) {
    const type = bank.types.get(item.type);
    if (type === undefined) continue;
    const { probability } = abilities.chance(type, item.difficulty);
    const seenAt = drawer.isFresh(item) ? Number.NEGATIVE_INFINITY : (seen.get(item.id) ?? 0);
    candidates.push({ item, probability, seenAt, misfit: Math.abs(probability - policy.TARGET_SUCCESS) });
  }
  return candidates.sort((a, b) => (a.seenAt === b.seenAt ? a.misfit - b.misfit : a.seenAt - b.seenAt));
}
