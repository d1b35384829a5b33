import type { AnyTemplate } from '../../template.ts';
import { factorsCounted } from './factors-counted.ts';
import { factorsOfTheSquare } from './factors-of-the-square.ts';
import { lowestTermsBetween } from './lowest-terms-between.ts';
import { reciprocalsOfFactors } from './reciprocals-of-factors.ts';
import { sumsAndProductsOfFactors } from './sums-and-products-of-factors.ts';
import { withoutACommonFactor } from './without-a-common-factor.ts';

export const primePowers: readonly AnyTemplate[] = [
  ...factorsCounted,
  ...factorsOfTheSquare,
  ...sumsAndProductsOfFactors,
  ...reciprocalsOfFactors,
  ...withoutACommonFactor,
  ...lowestTermsBetween,
];
