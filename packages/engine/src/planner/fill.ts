import { AIM, WISHED_ITEMS } from '../constants.ts';
import type { Item } from '../item.ts';
import type { Abilities } from './ability.ts';
import type { Draft, Purpose } from './draft.ts';
import type { Drawer } from './draw.ts';
import type { PlanRequest } from './request.ts';
import { wishedIn } from './wishes.ts';

/** One step of the fallback for slots that the plan left empty. */
interface Rung {
  /** Only items not seen within REST_DAYS. */
  readonly fresh: boolean;
  /** Only within the caps on types and subcategories. */
  readonly capped: boolean;
  readonly wanted: (item: Item) => boolean;
}

/**
 * Fills the pack up to its size when slots stayed empty. Requirements are given up in this order: the category, the
 * REST_DAYS, the caps; a study unit stays with its subcategory as long as that holds an item. Fresh items come by their
 * chance of success, others longest unseen first. Searches the whole bank, in this rare case only.
 */
export function fillUp(
  request: PlanRequest,
  owedTo: ReadonlyMap<string, number>,
  abilities: Abilities,
  draft: Draft,
  drawer: Drawer,
): void {
  if (draft.items.length >= request.size) return;
  const candidates = candidatesOf(request, abilities, drawer);
  const wished = new Set(wishedIn(request));
  const purposeOf = ({ subcategory }: Item): Purpose => {
    if (request.focus?.subcategory === subcategory) return 'focus';
    return wished.has(subcategory) ? 'wish' : 'fill';
  };
  for (const { fresh, capped, wanted } of ladder(request, owedTo, draft)) {
    for (const { item, probability, seenAt } of candidates) {
      if (draft.items.length >= request.size) return;
      if (fresh && seenAt > LONG_AGO) break;
      if (draft.has(item) || !wanted(item)) continue;
      if (capped && !draft.admits(item)) continue;
      draft.add({ ...drawer.drawn(item, probability), purpose: purposeOf(item) });
    }
  }
}

function ladder(request: PlanRequest, owedTo: ReadonlyMap<string, number>, draft: Draft): Rung[] {
  const { focus, bank } = request;
  const wishes = new Set(wishedIn(request));
  const wished = ({ subcategory }: Item) =>
    wishes.has(subcategory) && draft.countOfSubcategory(subcategory) < WISHED_ITEMS;
  const any = () => true;
  const owing = (item: Item) => (draft.categories.get(item.category) ?? 0) < (owedTo.get(item.category) ?? 0);
  const unit = (item: Item) => item.subcategory === focus?.subcategory;
  const near = (item: Item) => item.category === bank.subcategories.get(focus?.subcategory ?? '')?.category;
  const first: Rung[] =
    focus === undefined
      ? [
          ...(wishes.size > 0 ? [{ fresh: false, capped: true, wanted: wished }] : []),
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
  /** When it was last seen, in milliseconds since the epoch; LONG_AGO when fresh. */
  readonly seenAt: number;
}

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** The items in the order of filling: fresh ones by the distance of their chance from AIM, then the longest unseen. */
function candidatesOf({ bank }: PlanRequest, abilities: Abilities, drawer: Drawer): Candidate[] {
  const off = ({ probability }: Candidate) => Math.abs(probability - AIM);
  return [...bank.items.values()]
    .map(item => ({
      item,
      seenAt: drawer.seenLately(item) ?? LONG_AGO,
      probability: abilities.chance(item).probability,
    }))
    .sort((a, b) => (a.seenAt === b.seenAt ? off(a) - off(b) : a.seenAt - b.seenAt));
}
