import type { AnyTemplate } from '../../template.ts';
import { rateFromAmounts } from './easy.ts';
import { sumsFromAmounts } from './medium.ts';
import { simpleOrCompoundFirst } from './simple-or-compound-first.ts';
import { unchangedFund } from './unchanged-fund.ts';

/** Rate and sum from amounts of several years. */
export const amountsYearByYear: readonly AnyTemplate[] = [
  ...rateFromAmounts,
  ...sumsFromAmounts,
  ...unchangedFund,
  ...simpleOrCompoundFirst,
];
