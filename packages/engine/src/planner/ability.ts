import { forecast } from '../belief.ts';
import { TERMS, type Term } from '../forgetting.ts';
import { beliefAt, type LearnerState } from '../learner.ts';
import type { BankSubcategory, BankType } from './bank.ts';

/** Ability as one Gaussian, in logits. */
interface Ability {
  readonly mean: number;
  readonly variance: number;
}

/** The student's abilities at one moment, each belief drifted once and remembered for the whole plan. */
export interface Abilities {
  ofType(type: BankType): Ability;
  /** Level to subcategory, plus the average of the subcategory's types: a question of no known type. */
  ofSubcategory(subcategory: BankSubcategory): Ability;
  /** Chance of a right answer on an item of this type and difficulty (logits). */
  chance(type: BankType, difficulty: number): number;
}

export function abilitiesAt(state: LearnerState, now: number): Abilities {
  const known = new Map<string, Ability>();
  const term = (name: Term, key: string): Ability => {
    let belief = known.get(key);
    if (belief === undefined) {
      belief = beliefAt(state, name, key, now);
      known.set(key, belief);
    }
    return belief;
  };
  const sum = (keys: readonly string[]): Ability => {
    let mean = 0;
    let variance = 0;
    keys.forEach((key, i) => {
      const part = term(TERMS[i] as Term, key);
      mean += part.mean;
      variance += part.variance;
    });
    return { mean, variance };
  };
  const sums = new Map<string, Ability>();
  const ofType = (type: BankType): Ability => {
    let ability = sums.get(type.code);
    if (ability === undefined) {
      const category = type.subcategory.split('.', 1)[0] ?? type.subcategory;
      ability = sum(['level', 'form', category, type.subcategory, type.code]);
      sums.set(type.code, ability);
    }
    return ability;
  };
  return {
    ofType,
    ofSubcategory(subcategory) {
      const all = subcategory.types.map(ofType);
      return {
        mean: all.reduce((total, { mean }) => total + mean, 0) / all.length,
        variance: all.reduce((total, { variance }) => total + variance, 0) / all.length,
      };
    },
    chance(type, difficulty) {
      const { mean, variance } = ofType(type);
      return forecast(mean - difficulty, variance).probability;
    },
  };
}
