import type { AnyTemplate } from '../../template.ts';
import { aroundAndAcross } from './around-and-across.ts';
import { oneAreaTwoWays } from './one-area-two-ways.ts';
import { sumsAndBisectors } from './sums-and-bisectors.ts';

export const parallelograms: readonly AnyTemplate[] = [
  ...oneAreaTwoWays,
  ...sumsAndBisectors,
  ...aroundAndAcross,
];
