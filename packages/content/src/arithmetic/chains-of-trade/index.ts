import type { AnyTemplate } from '../../template.ts';
import { chainsBackwards } from './easy.ts';
import { equalGainsInRupees } from './equal-gains-in-rupees.ts';
import { taxesAndRemainders } from './hard.ts';
import { ratesAndProfits } from './medium.ts';

/** Chains of sales, taxes and commissions. */
export const chainsOfTrade: readonly AnyTemplate[] = [
  ...chainsBackwards,
  ...ratesAndProfits,
  ...taxesAndRemainders,
  ...equalGainsInRupees,
];
