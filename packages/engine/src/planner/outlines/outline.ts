import { BANDS, type Band } from '../../item.ts';
import type { BankSubcategory } from '../bank.ts';
import type { Draft, Purpose } from '../draft.ts';
import type { Wish } from '../draw.ts';
import type { DueMistake } from '../mistake.ts';
import * as policy from '../policy.ts';

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
  return Math.min(policy.MOST_OF_A_SUBCATEGORY, policy.MOST_OF_A_TYPE * subcategory.types.length);
}

/**
 * The chance of success to aim at for the next slot of a study unit: a likely one to open the session with, then
 * whatever brings the mean back to its target.
 */
export function nextTarget(draft: Draft): number {
  const { TARGET_SUCCESS: middle, LARGEST_CORRECTION: most } = policy;
  if (!draft.hasOpener) return policy.SURE_SUCCESS;
  const { sum, count } = draft.success;
  return Math.max(middle - most, Math.min(middle + most, middle * (count + 1) - sum));
}

/** The bands a pack of this size may have no more of: never all of one band, so that it neither drags nor lulls. */
export function fullBands(draft: Draft, most: (band: Band) => number): Band[] {
  return BANDS.filter(band => draft.countOfBand(band) >= most(band));
}
