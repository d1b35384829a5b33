import { type Item, makeItem } from './item.ts';
import { templates } from './templates.ts';

/**
 * Items drawn from each template for the fixed bank: enough for a student who keeps to the longest study plan to find
 * questions of the planned difficulty that rested for thirty days, also where a subcategory has one type only.
 */
const itemsPerTemplate = 24;
/** Seeds tried per template: a small parameter space repeats itself, and a stem is never in the bank twice. */
const seedsTried = 120;

/** The fixed bank: the same items with the same ids every time. */
export function fixedBank(): Item[] {
  return templates.flatMap(t => {
    const items: Item[] = [];
    const stems = new Set<string>();
    for (let seed = 1; seed <= seedsTried && items.length < itemsPerTemplate; seed += 1) {
      const item = makeItem(t, seed);
      if (stems.has(item.stem)) continue;
      stems.add(item.stem);
      items.push(item);
    }
    return items;
  });
}
