import type { AnyTemplate } from '../../template.ts';
import { chainsBackwards } from './easy.ts';
import { equalGainsInRupees } from './equal-gains-in-rupees.ts';
import { ratesAndProfits } from './medium.ts';
import { profitsOfNeighbours } from './profits-of-neighbours.ts';

/** Chains of sales, taxes and commissions. */
export const chainsOfTrade: readonly AnyTemplate[] = [
  ...chainsBackwards,
  ...ratesAndProfits,
  ...profitsOfNeighbours,
  ...equalGainsInRupees,
];
