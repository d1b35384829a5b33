import type { AnyTemplate } from '../../template.ts';
import { cheapestOfThreeFree } from './cheapest-of-three-free.ts';
import { discountAfterDiscount } from './discount-after-discount.ts';
import { oneBillForTwo } from './one-bill-for-two.ts';
import { twoOffers } from './two-offers.ts';

/** Discounts in a row, free goods and the offers of shops. */
export const offers: readonly AnyTemplate[] = [
  ...discountAfterDiscount,
  ...twoOffers,
  ...oneBillForTwo,
  ...cheapestOfThreeFree,
];
