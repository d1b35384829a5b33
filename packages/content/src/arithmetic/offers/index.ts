import type { AnyTemplate } from '../../template.ts';
import { cheapestOfThreeFree } from './cheapest-of-three-free.ts';
import { discountAfterDiscount } from './discount-after-discount.ts';
import { twiceOrDouble } from './twice-or-double.ts';
import { twoOffers } from './two-offers.ts';

/** Discounts in a row, free goods and the offers of shops. */
export const offers: readonly AnyTemplate[] = [
  ...discountAfterDiscount,
  ...twoOffers,
  ...twiceOrDouble,
  ...cheapestOfThreeFree,
];
