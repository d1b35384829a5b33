import type { AnyTemplate } from '../../template.ts';
import { foundFunctions, solvedPairs } from './solved-pairs.ts';
import { substitutionPairs } from './substitution-pairs.ts';
import { rulesContinued, sumAndProductRules, wholeValues } from './sum-and-product-rules.ts';

export const functionRules: readonly AnyTemplate[] = [
  ...substitutionPairs,
  ...solvedPairs,
  ...foundFunctions,
  ...sumAndProductRules,
  ...rulesContinued,
  ...wholeValues,
];
