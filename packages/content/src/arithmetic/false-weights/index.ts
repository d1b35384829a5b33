import type { AnyTemplate } from '../../template.ts';
import { oneFalseWeight } from './easy.ts';
import { falseWeightsAndPrices } from './medium.ts';
import { stonesExchanged } from './stones-exchanged.ts';
import { unequalArms } from './unequal-arms.ts';

/** Faulty weights and balances. */
export const falseWeights: readonly AnyTemplate[] = [
  ...oneFalseWeight,
  ...falseWeightsAndPrices,
  ...stonesExchanged,
  ...unequalArms,
];
