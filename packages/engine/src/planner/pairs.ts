import { type Chance, chanceOf } from '../chance.ts';
import { ALONE, EXAMPLE, SURE_SUCCESS } from '../constants.ts';
import type { Band, Item } from '../item.ts';
import { type Abilities, abilitiesAt } from './ability.ts';
import type { PlanRequest } from './request.ts';
import { meanOf } from './value.ts';

/** Worked examples of a type until its questions are asked alone. */
export const EXAMPLES_OF_A_TYPE = 2;

type Known = Pick<PlanRequest, 'bank' | 'examplesRead'>;

/** What is asked after a worked example, as a pair, and what alone. */
export class Pairs {
  readonly #read: (item: Item) => number | null;
  /** Categories whose Easy questions are weak on the whole: what seems better in them may be luck. */
  readonly #weak: ReadonlySet<string>;

  constructor({ bank: { categories, bandDifficulty }, examplesRead }: Known, abilities: Abilities) {
    this.#read = examplesRead ?? (() => null);
    const weak = categories.filter(
      category =>
        meanOf(category, topic => chanceOf(abilities.ofSubcategory(topic), bandDifficulty.Easy).probability) <
        ALONE.category,
    );
    this.#weak = new Set(weak.map(({ code }) => code));
  }

  isTooHardAlone({ category }: Item, probability: number): boolean {
    return probability < (this.#weak.has(category) ? SURE_SUCCESS : ALONE.least);
  }

  /**
   * Examples of its type read before it, those `planned` included, where an item comes after one; else null. That is an Easy
   * one, or a Medium one in a pack that may hold no more Easy, of a type that is too hard alone or has begun.
   */
  readBefore(item: Item, probability: number, planned = 0, without: readonly Band[] = []): number | null {
    if (item.band !== 'Easy' && !(item.band === 'Medium' && without.includes('Easy'))) return null;
    const read = (this.#read(item) ?? EXAMPLES_OF_A_TYPE) + planned;
    if (read >= EXAMPLES_OF_A_TYPE) return null;
    const isPair = this.isTooHardAlone(item, probability) || (read > 0 && probability < SURE_SUCCESS);
    return isPair ? read : null;
  }
}

/** Whether an item comes after a worked example wherever it is asked now. */
export function isPaired(known: Known & Pick<PlanRequest, 'state' | 'now'>, item: Item): boolean {
  const abilities = abilitiesAt(known.state, known.now);
  return new Pairs(known, abilities).readBefore(item, abilities.chance(item).probability) !== null;
}

/** A chance as it is expected to be behind an example. */
export const afterExample = (chance: Chance): Chance => ({
  ...chance,
  logit: chance.logit + EXAMPLE.gain,
  logitVariance: chance.logitVariance + EXAMPLE.variance,
});
