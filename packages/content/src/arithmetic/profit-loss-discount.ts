import type { AnyTemplate } from '../template.ts';
import { exactLoss } from './profit/exact-loss.ts';
import { lots } from './profit/lots.ts';
import { markedPrices } from './profit/marked-prices.ts';
import { threePrices } from './profit/three-prices.ts';
import { twoWares } from './profit/two-wares.ts';
import { wholePricesAndBreakages } from './profit/whole-prices-and-breakages.ts';
import { doubleRoles } from './profit/whole-profits.ts';

export const profitLossDiscount: readonly AnyTemplate[] = [
  ...markedPrices,
  ...doubleRoles,
  ...threePrices,
  ...lots,
  ...twoWares,
  ...wholePricesAndBreakages,
  ...exactLoss,
];
