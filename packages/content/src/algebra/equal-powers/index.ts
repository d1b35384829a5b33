import type { AnyTemplate } from '../../template.ts';
import { commonValue } from './easy.ts';
import { exponentsWithASum } from './exponents-with-a-sum.ts';
import { sharedExponents } from './hard.ts';
import { relationsOfBases } from './medium.ts';
import { sharedProduct } from './shared-product.ts';

/** Powers with one value, and the logarithms that tie their bases. */
export const equalPowers: readonly AnyTemplate[] = [
  ...commonValue,
  ...relationsOfBases,
  ...sharedExponents,
  ...sharedProduct,
  ...exponentsWithASum,
];
