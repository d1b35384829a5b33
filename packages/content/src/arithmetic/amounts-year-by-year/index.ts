import type { AnyTemplate } from '../../template.ts';
import { rateFromAmounts } from './easy.ts';
import { equalWithdrawals } from './equal-withdrawals.ts';
import { sumsFromAmounts } from './medium.ts';
import { yearsOfSimpleInterest } from './years-of-simple-interest.ts';

/** Rate and sum from amounts of several years. */
export const amountsYearByYear: readonly AnyTemplate[] = [
  ...rateFromAmounts,
  ...sumsFromAmounts,
  ...equalWithdrawals,
  ...yearsOfSimpleInterest,
];
