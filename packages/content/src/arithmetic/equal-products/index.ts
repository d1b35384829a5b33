import type { AnyTemplate } from '../../template.ts';
import { oneTotal } from './easy.ts';
import { equalMoneyEqualWeights } from './equal-money-equal-weights.ts';
import { behindTheEquality } from './medium.ts';
import { commonPerCent } from './one-per-cent.ts';
import { wheelsInARow } from './wheels-in-a-row.ts';

/** Quantities whose multiples are equal. */
export const equalProducts: readonly AnyTemplate[] = [
  ...oneTotal,
  ...behindTheEquality,
  ...commonPerCent,
  ...equalMoneyEqualWeights,
  ...wheelsInARow,
];
