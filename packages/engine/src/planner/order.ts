import { SURE_SUCCESS } from '../constants.ts';
import { shuffled } from '../random.ts';
import type { DraftItem } from './draft.ts';

/** Costs of an order; one of each kind outweighs all of the next kind in a pack of twelve. */
const TWO_HARDS_LAST = 10_000;
const SAME_SUBCATEGORY = 100;
const SAME_CATEGORY = 1;

/** Random orders tried; nearly always the first has no neighbours of one subcategory. */
const ATTEMPTS = 4;

/**
 * The pack in its order of practice: an Easy or sure item first, never two Hards last, no two neighbours of one
 * subcategory if avoidable (interleaving), then as few neighbours of one category as pairwise swaps reach.
 */
export function practiceOrder(items: readonly DraftItem[], random: () => number): DraftItem[] {
  const first = opener(items);
  if (first === null) return [];
  const rest = items.filter(entry => entry !== first);
  let best: DraftItem[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least >= SAME_SUBCATEGORY; attempt++) {
    const order = improved([first, ...shuffled(rest, random)]);
    const cost = costOf(order);
    if (cost < least) {
      least = cost;
      best = order;
    }
  }
  return best;
}

/** The likeliest item when its chance is at least SURE_SUCCESS, else the likeliest Easy one, else the likeliest. */
function opener(items: readonly DraftItem[]): DraftItem | null {
  const likeliest = mostLikely(items);
  if (likeliest === null || likeliest.probability >= SURE_SUCCESS) return likeliest;
  return mostLikely(items.filter(({ item }) => item.band === 'Easy')) ?? likeliest;
}

function mostLikely(items: readonly DraftItem[]): DraftItem | null {
  let best: DraftItem | null = null;
  for (const entry of items) if (best === null || entry.probability > best.probability) best = entry;
  return best;
}

/** Swaps pairs after the first item while that lowers the cost. */
function improved(order: DraftItem[]): DraftItem[] {
  let cost = costOf(order);
  for (let better = true; better && cost > 0; ) {
    better = false;
    for (let i = 1; i < order.length; i++) {
      for (let j = i + 1; j < order.length; j++) {
        swap(order, i, j);
        const now = costOf(order);
        if (now < cost) {
          cost = now;
          better = true;
        } else swap(order, i, j);
      }
    }
  }
  return order;
}

function swap(order: DraftItem[], i: number, j: number): void {
  const held = order[i] as DraftItem;
  order[i] = order[j] as DraftItem;
  order[j] = held;
}

function costOf(order: readonly DraftItem[]): number {
  let cost = 0;
  for (let i = 1; i < order.length; i++) {
    const a = (order[i - 1] as DraftItem).item;
    const b = (order[i] as DraftItem).item;
    if (a.subcategory === b.subcategory) cost += SAME_SUBCATEGORY;
    else if (a.category === b.category) cost += SAME_CATEGORY;
    if (i === order.length - 1 && a.band === 'Hard' && b.band === 'Hard') cost += TWO_HARDS_LAST;
  }
  return cost;
}
