import { chanceOf } from '../chance.ts';
import type { Item } from '../item.ts';
import { abilitiesAt } from './ability.ts';
import * as policy from './policy.ts';
import { expectedTeaching } from './teaching.ts';
import { bestTeaching, type Judged, nearness, nextWorthOf, worthsOf } from './value.ts';

/**
 * What asking this very question is worth to the student now, by the measure that shares packs: what the next practice of
 * its subcategory is worth, as far as this question teaches what the best band there would. A figure to compare by,
 * without a unit; 0 for what the bank does not know.
 */
export function worthOfAsking(request: Judged): (item: Item) => number {
  const { state, bank, now, aim = policy.TARGET_SUCCESS } = request;
  const abilities = abilitiesAt(state, now);
  const nextWorth = nextWorthOf(state, worthsOf(request, abilities));
  const near = nearness(request);
  return item => {
    const subcategory = bank.subcategories.get(item.subcategory);
    const type = bank.types.get(item.type);
    if (subcategory === undefined || type === undefined) return 0;
    const best = bestTeaching(abilities.ofSubcategory(subcategory), bank.bandDifficulty, aim);
    const own = expectedTeaching(chanceOf(abilities.ofType(type), item.difficulty), aim);
    return nextWorth(subcategory, 0) * (own / best) ** near;
  };
}
