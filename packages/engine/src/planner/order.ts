import { shuffled } from '../random.ts';
import type { DraftItem } from './draft.ts';
import * as policy from './policy.ts';

/** Costs of a sequence; each but the last two outweighs all that follow it. */
const TWO_HARDS_LAST = 10_000;
const SAME_SUBCATEGORY = 100;
const TWO_HARDS_RUNNING = 3;
const SAME_CATEGORY = 1;
/** Of each expected run of misses as long as MISSES: hard ones are kept apart. */
const RUN_OF_MISSES = 60;

/** So many misses in a row discourage. */
const MISSES = 5;

/** Chance orders tried; the first without avoidable neighbours is nearly always the first tried. */
const ATTEMPTS = 4;

/**
 * Puts a pack in the order it is practised: an easy or sure item first, never two Hards last, no two
 * neighbours of one subcategory where that can be avoided (interleaving), and then as few neighbours of
 * one category, Hards in a row and likely misses in a row as swaps can reach.
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

/** The likeliest item if it is sure enough, else the likeliest Easy one, else the likeliest. */
function opener(items: readonly DraftItem[]): DraftItem | null {
  const likeliest = mostLikely(items);
  if (likeliest === null || likeliest.probability >= policy.SURE_SUCCESS) return likeliest;
  return mostLikely(items.filter(({ item }) => item.band === 'Easy')) ?? likeliest;
}

function mostLikely(items: readonly DraftItem[]): DraftItem | null {
  let best: DraftItem | null = null;
  for (const entry of items) if (best === null || entry.probability > best.probability) best = entry;
  return best;
}

/** Swaps pairs behind the first item while that lowers the cost. */
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
    if (a.band === 'Hard' && b.band === 'Hard') {
      cost += i === order.length - 1 ? TWO_HARDS_LAST : TWO_HARDS_RUNNING;
    }
  }
  return cost + RUN_OF_MISSES * expectedRuns(order);
}

/** How many runs of MISSES neighbours, all missed, are to be expected. */
function expectedRuns(order: readonly DraftItem[]): number {
  let runs = 0;
  for (let i = MISSES; i <= order.length; i++) {
    let all = 1;
    for (let k = i - MISSES; k < i; k++) all *= 1 - (order[k] as DraftItem).probability;
    runs += all;
  }
  return runs;
}
