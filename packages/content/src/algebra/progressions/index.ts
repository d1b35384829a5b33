import type { AnyTemplate } from '../../template.ts';
import { commonTerms } from './common-terms.ts';
import { listsCompared } from './lists-compared.ts';
import { oneProgression } from './one-progression.ts';
import { orderOfLists } from './order-of-lists.ts';
import { sumsInParts } from './sums-in-parts.ts';
import { wholeNumberSums } from './whole-number-sums.ts';

export const progressions: readonly AnyTemplate[] = [
  ...oneProgression,
  ...sumsInParts,
  ...wholeNumberSums,
  ...commonTerms,
  ...listsCompared,
  ...orderOfLists,
];
