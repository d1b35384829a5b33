import type { AnyTemplate } from '../../template.ts';
import { aboveTheLowerRate } from './above-the-lower-rate.ts';
import { rateFromAmounts } from './easy.ts';
import { sumsFromAmounts } from './medium.ts';
import { oneAddsOneWithdraws } from './one-adds-one-withdraws.ts';

/** Rate and sum from amounts of several years. */
export const amountsYearByYear: readonly AnyTemplate[] = [
  ...rateFromAmounts,
  ...sumsFromAmounts,
  ...aboveTheLowerRate,
  ...oneAddsOneWithdraws,
];
