import type { AnyTemplate } from '../../template.ts';
import { cubesAndFaces } from './cubes-and-faces.ts';
import { squaresAndProducts } from './squares-and-products.ts';
import { squaresOnBothSides } from './squares-on-both-sides.ts';

/** Sums of squares and cubes of numbers in a row. */
export const powerSums: readonly AnyTemplate[] = [
  ...squaresAndProducts,
  ...cubesAndFaces,
  ...squaresOnBothSides,
];
