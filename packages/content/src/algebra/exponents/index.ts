import type { AnyTemplate } from '../../template.ts';
import { exponentConditions } from './exponent-conditions.ts';
import { indicesAndSurds } from './exponential-equations.ts';
import { noSolution } from './no-solution.ts';
import { powersEqualToOne } from './powers-equal-to-one.ts';
import { relatedPowers } from './related-powers.ts';

export const exponents: readonly AnyTemplate[] = [
  ...indicesAndSurds,
  ...exponentConditions,
  ...noSolution,
  ...relatedPowers,
  ...powersEqualToOne,
];
