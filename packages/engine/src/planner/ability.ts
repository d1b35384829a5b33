import { type Ability, averageOf, type Chance, chanceOf, endsOf, sumOf } from '../chance.ts';
import { TERMS, type Term } from '../forgetting.ts';
import { beliefAt, type LearnerState } from '../learner.ts';
import type { BankSubcategory, BankType } from './bank.ts';

/** The student's abilities at one moment, each belief drifted once and remembered for the whole plan. */
export interface Abilities {
  /** Level to subcategory, plus the average of the subcategory's types: a question of no known type. */
  ofSubcategory(subcategory: BankSubcategory): Ability;
  /** Level to type: a question of this type. */
  ofType(type: BankType): Ability;
  /** What `chance` of the engine says of an item of this type and difficulty (logits). */
  chance(type: BankType, difficulty: number): Chance;
  /** The 90 % interval of the chance of a right answer at this difficulty over all of these, by exam weight. */
  certainly(subcategories: readonly BankSubcategory[], difficulty: number): { low: number; high: number };
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
  const ofSubcategory = (subcategory: BankSubcategory) => averageOf(subcategory.types.map(ofType));
  return {
    ofSubcategory,
    ofType,
    chance: (type, difficulty) => chanceOf(ofType(type), difficulty),
    certainly: (subcategories, difficulty) => {
      let mean = 0;
      let weights = 0;
      for (const subcategory of subcategories) {
        mean += subcategory.weight * ofSubcategory(subcategory).mean;
        weights += subcategory.weight;
      }
      // What all subcategories share is the level: of the rest, the errors of many nearly cancel.
      const ends = endsOf({ mean: mean / (weights || 1), variance: part('level', 'level').variance });
      return {
        low: chanceOf(ends.low, difficulty).probability,
        high: chanceOf(ends.high, difficulty).probability,
      };
    },
  };
}
