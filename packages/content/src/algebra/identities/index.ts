import type { AnyTemplate } from '../../template.ts';
import { coefficientSums } from './coefficient-sums.ts';
import { lineAndAPoint } from './line-and-a-point.ts';
import { productsBeforeExpanding } from './products-before-expanding.ts';
import { remainders } from './remainders.ts';
import { sumsOfCubes } from './sums-of-cubes.ts';

/** Polynomials by their values, and identities of the third degree. */
export const identities: readonly AnyTemplate[] = [
  ...remainders,
  ...sumsOfCubes,
  ...lineAndAPoint,
  ...coefficientSums,
  ...productsBeforeExpanding,
];
