import type { AnyTemplate } from '../../template.ts';
import { betweenTwoLimits } from './between-two-limits.ts';
import { oneIncome } from './one-income.ts';
import { priceAndQuantity } from './price-and-quantity.ts';
import { sameMoneyLessGoods } from './same-money-less-goods.ts';
import { savingsThatStoodStill } from './savings-that-stood-still.ts';
import { sharesBehindChanges } from './shares-behind-changes.ts';
import { twoEqualPriceRises } from './two-equal-price-rises.ts';
import { twoGoodsOnOneBudget } from './two-goods-on-one-budget.ts';

/** Incomes, what is spent and saved of them, and what a changed price does to a bill. */
export const spending: readonly AnyTemplate[] = [
  ...oneIncome,
  ...sharesBehindChanges,
  ...savingsThatStoodStill,
  ...betweenTwoLimits,
  ...priceAndQuantity,
  ...sameMoneyLessGoods,
  ...twoEqualPriceRises,
  ...twoGoodsOnOneBudget,
];
