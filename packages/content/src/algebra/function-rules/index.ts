import type { AnyTemplate } from '../../template.ts';
import { chainOfValues } from './chain-of-values.ts';
import { foundAndCounted } from './found-and-counted.ts';
import { rulesContinued } from './rules-continued.ts';
import { shiftedProducts } from './shifted-products.ts';
import { signsOnACycle } from './signs-on-a-cycle.ts';
import { solvedPairs } from './solved-pairs.ts';
import { substitutionPairs } from './substitution-pairs.ts';
import { sumAndProductRules } from './sum-and-product-rules.ts';
import { sumsAndDifferences } from './sums-and-differences.ts';
import { wholeValues } from './whole-values.ts';

export const functionRules: readonly AnyTemplate[] = [
  ...substitutionPairs,
  ...solvedPairs,
  ...signsOnACycle,
  ...foundAndCounted,
  ...sumAndProductRules,
  ...rulesContinued,
  ...wholeValues,
  ...sumsAndDifferences,
  ...shiftedProducts,
  ...chainOfValues,
];
