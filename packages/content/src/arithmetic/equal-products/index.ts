import type { AnyTemplate } from '../../template.ts';
import { oneTotal } from './easy.ts';
import { commonAndSymmetric } from './hard.ts';
import { behindTheEquality } from './medium.ts';
import { wheelsInARow } from './wheels-in-a-row.ts';

/** Quantities whose multiples are equal. */
export const equalProducts: readonly AnyTemplate[] = [
  ...oneTotal,
  ...behindTheEquality,
  ...commonAndSymmetric,
  ...wheelsInARow,
];
