import type { AnyTemplate } from '../../template.ts';
import { rateFromAmounts } from './easy.ts';
import { stretchesOfTime } from './hard.ts';
import { sumsFromAmounts } from './medium.ts';

/** Rate and sum from amounts of several years. */
export const amountsYearByYear: readonly AnyTemplate[] = [
  ...rateFromAmounts,
  ...sumsFromAmounts,
  ...stretchesOfTime,
];
