import type { AnyTemplate } from '../../template.ts';
import { blendsWithProfit } from './easy.ts';
import { pricesOfBlends } from './medium.ts';
import { pricesThatBalance } from './prices-that-balance.ts';
import { toldByTwoPrices } from './told-by-two-prices.ts';

/** Blends that are sold with a profit. */
export const blendPrices: readonly AnyTemplate[] = [
  ...blendsWithProfit,
  ...pricesOfBlends,
  ...toldByTwoPrices,
  ...pricesThatBalance,
];
