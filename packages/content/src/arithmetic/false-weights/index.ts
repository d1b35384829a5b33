import type { AnyTemplate } from '../../template.ts';
import { oneFalseWeight } from './easy.ts';
import { hiddenProfits } from './hard.ts';
import { falseWeightsAndPrices } from './medium.ts';

/** Faulty weights and balances. */
export const falseWeights: readonly AnyTemplate[] = [
  ...oneFalseWeight,
  ...falseWeightsAndPrices,
  ...hiddenProfits,
];
