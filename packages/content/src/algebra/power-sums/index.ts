import type { AnyTemplate } from '../../template.ts';
import { cubesAndFaces } from './cubes-and-faces.ts';
import { leastSumOfSquares } from './least-sum-of-squares.ts';
import { squaresAndProducts } from './squares-and-products.ts';

/** Sums of squares and cubes of numbers in a row. */
export const powerSums: readonly AnyTemplate[] = [
  ...squaresAndProducts,
  ...cubesAndFaces,
  ...leastSumOfSquares,
];
