import type { AnyTemplate } from '../../template.ts';
import { chainsBackwards } from './easy.ts';
import { equalGainsInRupees } from './equal-gains-in-rupees.ts';
import { ratesAndProfits } from './medium.ts';
import { taxAtEitherEnd } from './tax-at-either-end.ts';

/** Chains of sales, taxes and commissions. */
export const chainsOfTrade: readonly AnyTemplate[] = [
  ...chainsBackwards,
  ...ratesAndProfits,
  ...taxAtEitherEnd,
  ...equalGainsInRupees,
];
