import type { AnyTemplate } from '../template.ts';
import { lots } from './profit/lots.ts';
import { lotsWithWholePerCents } from './profit/lots-with-whole-per-cents.ts';
import { markedPrices } from './profit/marked-prices.ts';
import { threePrices } from './profit/three-prices.ts';
import { doubleRoles } from './profit/two-labels.ts';
import { twoWares } from './profit/two-wares.ts';

export const profitLossDiscount: readonly AnyTemplate[] = [
  ...markedPrices,
  ...doubleRoles,
  ...threePrices,
  ...lots,
  ...twoWares,
  ...lotsWithWholePerCents,
];
