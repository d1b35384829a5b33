import type { AnyTemplate } from '../../template.ts';
import { oneFalseWeight } from './easy.ts';
import { hiddenProfits } from './hard.ts';
import { falseWeightsAndPrices } from './medium.ts';
import { unequalArms } from './unequal-arms.ts';

/** Faulty weights and balances. */
export const falseWeights: readonly AnyTemplate[] = [
  ...oneFalseWeight,
  ...falseWeightsAndPrices,
  ...hiddenProfits,
  ...unequalArms,
];
