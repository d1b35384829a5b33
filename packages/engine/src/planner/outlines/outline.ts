import { MOST_OF_A_SUBCATEGORY, MOST_OF_A_TYPE } from '../../constants.ts';
import { BANDS, type Band } from '../../item.ts';
import type { BankSubcategory } from '../bank.ts';
import type { Draft, Purpose } from '../draft.ts';
import type { Wish } from '../draw.ts';
import type { DueMistake } from '../mistake.ts';

/** One place in a pack before its item is drawn. */
export interface Slot {
  readonly subcategory: BankSubcategory;
  readonly purpose: Purpose;
  /** Set where a mistake returns. */
  readonly mistake?: DueMistake;
}

/** What a way of planning decides; the items are then drawn slot by slot. */
export interface Outline {
  /** Questions that categories or subcategories are owed in this pack, by code: shares and what rounding left over. */
  readonly owedTo: ReadonlyMap<string, number>;
  readonly slots: readonly Slot[];
  /** What the i-th slot wants, given what was drawn before it. */
  wish(i: number, draft: Draft): Wish;
  /** Where to turn, best first, when a slot's subcategory has nothing left. */
  substitutes(slot: Slot): readonly BankSubcategory[];
}

/** The most slots a subcategory can fill under the caps. */
export function capacity(subcategory: BankSubcategory): number {
  return Math.min(MOST_OF_A_SUBCATEGORY, MOST_OF_A_TYPE * subcategory.types.length);
}

/** The bands a pack may have no more of: never all of one, so that it neither drags nor lulls. */
export const fullBands = (draft: Draft, size: number): Band[] =>
  BANDS.filter(band => draft.countOfBand(band) >= size - 1);
