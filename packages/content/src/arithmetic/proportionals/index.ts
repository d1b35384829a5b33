import type { AnyTemplate } from '../../template.ts';
import { meanAndParts } from './easy.ts';
import { changedProportions } from './hard.ts';
import { intoProportion } from './medium.ts';

/** Mean, third and fourth proportional; sums and differences in a ratio. */
export const proportionals: readonly AnyTemplate[] = [
  ...meanAndParts,
  ...intoProportion,
  ...changedProportions,
];
