import type { AnyTemplate } from '../../template.ts';
import { atLeastOneOfTwo } from './at-least-one-of-two.ts';
import { boundedRoots } from './bounded-roots.ts';
import { discriminant } from './discriminant.ts';
import { everyCase } from './every-case.ts';
import { onePositiveSolution } from './one-positive-solution.ts';
import { quotientsWithFewIntegers } from './range-of-a-quotient.ts';
import { rootsInDisguise } from './roots-in-disguise.ts';
import { shiftedRoots } from './shifted-roots.ts';
import { sumAndProduct } from './sum-and-product.ts';
import { twoConditions } from './two-conditions.ts';

export const quadratics: readonly AnyTemplate[] = [
  ...sumAndProduct,
  ...rootsInDisguise,
  ...boundedRoots,
  ...shiftedRoots,
  ...discriminant,
  ...twoConditions,
  ...everyCase,
  ...atLeastOneOfTwo,
  ...onePositiveSolution,
  ...quotientsWithFewIntegers,
];
