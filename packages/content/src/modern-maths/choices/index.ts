import type { AnyTemplate } from '../../template.ts';
import { averagesOfPlaces } from './average-of-a-place.ts';
import { onePairOfNeighbours } from './one-pair-of-neighbours.ts';
import { sumsAndProducts } from './sums-and-products.ts';

export const choicesUnderConditions: readonly AnyTemplate[] = [
  ...averagesOfPlaces,
  ...onePairOfNeighbours,
  ...sumsAndProducts,
];
