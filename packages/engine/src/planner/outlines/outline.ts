import { MOST_OF_A_SUBCATEGORY, MOST_OF_A_TYPE } from '../../constants.ts';
import { BANDS, type Band } from '../../item.ts';
import type { BankSubcategory } from '../bank.ts';
import type { Draft, Purpose } from '../draft.ts';
import type { Wish } from '../draw.ts';
import type { DueMistake } from '../mistake.ts';

/** One position in a pack before its item is drawn. */
export interface Slot {
  readonly subcategory: BankSubcategory;
  readonly purpose: Purpose;
  /** Set when a mistake returns in this slot. */
  readonly mistake?: DueMistake;
}

/** Result of a way of planning; the items are then drawn slot by slot. */
export interface Outline {
  /** Questions owed in this pack, by category code: share plus carried remainder. */
  readonly owedTo: ReadonlyMap<string, number>;
  readonly slots: readonly Slot[];
  /** The wish of the i-th slot, given the items drawn before it. */
  wish(i: number, draft: Draft): Wish;
  /** Subcategories to try, best first, when the slot's own has no admissible item. */
  substitutes(slot: Slot): readonly BankSubcategory[];
}

/** Maximum of slots that a subcategory can fill under the caps. */
export function capacity(subcategory: BankSubcategory): number {
  return Math.min(MOST_OF_A_SUBCATEGORY, MOST_OF_A_TYPE * subcategory.types.length);
}

/** Bands that the pack may have no more of: a pack never has a single band. */
export const fullBands = (draft: Draft, size: number): Band[] =>
  BANDS.filter(band => draft.countOfBand(band) >= size - 1);
