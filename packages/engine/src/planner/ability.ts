import { type Ability, abilityFor, type Chance, chanceOf, oneOf } from '../chance.ts';
import { floorOf, type Item } from '../item.ts';
import { type LearnerState, subcategoryOf } from '../learner.ts';
import type { BankSubcategory } from './bank.ts';

/** The student's abilities at one moment, cached for the whole plan. */
export interface Abilities {
  /** Ability for a question of the subcategory, its types equally likely. */
  ofSubcategory(subcategory: BankSubcategory): Ability;
  /** The same chance as `predict`. */
  chance(item: Item): Chance;
}

export function abilitiesAt(state: LearnerState, now: number): Abilities {
  const known = new Map<string, Ability>();
  const ofTypes = (codes: readonly string[]): Ability => {
    const [type = '', ...also] = codes;
    const key = also.length === 0 ? type : codes.join();
    let ability = known.get(key);
    if (ability === undefined) {
      const subcategory = subcategoryOf(type);
      const category = subcategory.slice(0, Math.max(0, subcategory.indexOf('.')));
      ability = abilityFor(state, { category, subcategory, type, also }, now);
      known.set(key, ability);
    }
    return ability;
  };
  return {
    ofSubcategory: ({ types }) => oneOf(types.map(({ code }) => ofTypes([code]))),
    chance: item => {
      const ability = item.also === undefined ? ofTypes([item.type]) : ofTypes([item.type, ...item.also]);
      return chanceOf(ability, item.difficulty, floorOf(item));
    },
  };
}
