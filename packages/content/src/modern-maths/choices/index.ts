import type { AnyTemplate } from '../../template.ts';
import { fromANumberOfCommittees } from './from-a-number-of-committees.ts';
import { onePairOfNeighbours } from './one-pair-of-neighbours.ts';
import { sumsAndProducts } from './sums-and-products.ts';

export const choicesUnderConditions: readonly AnyTemplate[] = [
  ...fromANumberOfCommittees,
  ...onePairOfNeighbours,
  ...sumsAndProducts,
];
