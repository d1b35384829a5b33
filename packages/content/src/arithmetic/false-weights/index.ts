import type { AnyTemplate } from '../../template.ts';
import { oneFalseWeight } from './easy.ts';
import { falseWeightsAndPrices } from './medium.ts';
import { showsTooMuch } from './shows-too-much.ts';
import { unequalArms } from './unequal-arms.ts';

/** Faulty weights and balances. */
export const falseWeights: readonly AnyTemplate[] = [
  ...oneFalseWeight,
  ...falseWeightsAndPrices,
  ...showsTooMuch,
  ...unequalArms,
];
