import { type Chance, chanceOf } from '../chance.ts';
import { ALONE, EXAMPLE, SURE_SUCCESS } from '../constants.ts';
import type { Band, Item } from '../item.ts';
import { type Abilities, abilitiesAt } from './ability.ts';
import type { PlanRequest } from './request.ts';
import { meanOf } from './value.ts';

/** Worked examples of a type, after which its questions are asked alone. */
export const EXAMPLES_OF_A_TYPE = 2;

type Known = Pick<PlanRequest, 'bank' | 'examplesRead'>;

/** Decides which items come after a worked example (as a pair). */
export class Pairs {
  readonly #read: (item: Item) => number | null;
  /** Categories with a low mean chance on Easy questions: a higher chance of one subcategory in them may be luck. */
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
   * Number of examples of its type read before the item, the `planned` ones included, when the item comes after an
   * example; else null. Pairs are Easy items (Medium when the pack may hold no more Easy) that are too hard alone, or
   * below SURE_SUCCESS while their type has had its first example only.
   */
  readBefore(item: Item, probability: number, planned = 0, without: readonly Band[] = []): number | null {
    if (item.band !== 'Easy' && !(item.band === 'Medium' && without.includes('Easy'))) return null;
    const read = (this.#read(item) ?? EXAMPLES_OF_A_TYPE) + planned;
    if (read >= EXAMPLES_OF_A_TYPE) return null;
    const isPair = this.isTooHardAlone(item, probability) || (read > 0 && probability < SURE_SUCCESS);
    return isPair ? read : null;
  }
}

/** Whether an item comes after a worked example when asked now, outside of a pack. */
export function isPaired(known: Known & Pick<PlanRequest, 'state' | 'now'>, item: Item): boolean {
  const abilities = abilitiesAt(known.state, known.now);
  return new Pairs(known, abilities).readBefore(item, abilities.chance(item).probability) !== null;
}

/** The expected chance after an example. */
export const afterExample = (chance: Chance): Chance => ({
  ...chance,
  logit: chance.logit + EXAMPLE.gain,
  logitVariance: chance.logitVariance + EXAMPLE.variance,
});
