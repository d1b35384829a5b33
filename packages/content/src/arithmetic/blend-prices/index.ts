import type { AnyTemplate } from '../../template.ts';
import { blendsWithProfit } from './easy.ts';
import { boundedAndReversed } from './hard.ts';
import { pricesOfBlends } from './medium.ts';

/** Blends that are sold with a profit. */
export const blendPrices: readonly AnyTemplate[] = [
  ...blendsWithProfit,
  ...pricesOfBlends,
  ...boundedAndReversed,
];
