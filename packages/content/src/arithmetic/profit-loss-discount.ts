import type { AnyTemplate } from '../template.ts';
import { lots } from './profit/lots.ts';
import { lotsWithWholeNumbers } from './profit/lots-with-whole-numbers.ts';
import { markedPriceBounds } from './profit/marked-price-bounds.ts';
import { markedPrices } from './profit/marked-prices.ts';

export const profitLossDiscount: readonly AnyTemplate[] = [
  ...markedPrices,
  ...markedPriceBounds,
  ...lots,
  ...lotsWithWholeNumbers,
];
