import type { AnyTemplate } from '../../template.ts';
import { commonTerms } from './common-terms.ts';
import { divisibleSums } from './divisible-sums.ts';
import { listsCompared } from './lists-compared.ts';
import { oneProgression } from './one-progression.ts';
import { orderOfLists } from './order-of-lists.ts';
import { signOfSums } from './sign-of-sums.ts';
import { sumsInParts } from './sums-in-parts.ts';
import { threeLists } from './three-lists.ts';
import { wholeNumberSums } from './whole-number-sums.ts';

export const progressions: readonly AnyTemplate[] = [
  ...oneProgression,
  ...sumsInParts,
  ...wholeNumberSums,
  ...signOfSums,
  ...divisibleSums,
  ...commonTerms,
  ...listsCompared,
  ...orderOfLists,
  ...threeLists,
];
