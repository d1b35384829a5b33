import { type Ability, averageOf, type Chance, chanceOf, sumOf } from '../chance.ts';
import { TERMS, type Term } from '../forgetting.ts';
import { beliefAt, type LearnerState } from '../learner.ts';
import type { BankSubcategory, BankType } from './bank.ts';

/** The student's abilities at one moment, each belief drifted once and remembered for the whole plan. */
export interface Abilities {
  /** Level to subcategory, plus the average of the subcategory's types: a question of no known type. */
  ofSubcategory(subcategory: BankSubcategory): Ability;
  /** What `chance` of the engine says of an item of this type and difficulty (logits). */
  chance(type: BankType, difficulty: number): Chance;
}

export function abilitiesAt(state: LearnerState, now: number): Abilities {
  const known = new Map<string, Ability>();
  const part = (term: Term, key: string): Ability => {
    let belief = known.get(key);
    if (belief === undefined) {
      belief = beliefAt(state, term, key, now);
      known.set(key, belief);
    }
    return belief;
  };
  const sums = new Map<string, Ability>();
  const ofType = (type: BankType): Ability => {
    let ability = sums.get(type.code);
    if (ability === undefined) {
      const category = type.subcategory.split('.', 1)[0] ?? type.subcategory;
      const keys = ['level', 'form', category, type.subcategory, type.code];
      ability = sumOf(keys.map((key, i) => part(TERMS[i] as Term, key)));
      sums.set(type.code, ability);
    }
    return ability;
  };
  return {
    ofSubcategory: subcategory => averageOf(subcategory.types.map(ofType)),
    chance: (type, difficulty) => chanceOf(ofType(type), difficulty),
  };
}
