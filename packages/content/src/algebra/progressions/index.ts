import type { AnyTemplate } from '../../template.ts';
import { commonTerms } from './common-terms.ts';
import { divisibleSums } from './divisible-sums.ts';
import { equalLeadsOfSavings } from './equal-leads-of-savings.ts';
import { listsCompared } from './lists-compared.ts';
import { nearTheOtherList } from './near-the-other-list.ts';
import { oddNumbersInARow } from './odd-numbers-in-a-row.ts';
import { oneProgression } from './one-progression.ts';
import { orderOfLists } from './order-of-lists.ts';
import { stepsWithACommonTerm } from './steps-that-meet.ts';
import { sumsInParts } from './sums-in-parts.ts';
import { threeLists } from './three-lists.ts';
import { wholeNumberSums } from './whole-number-sums.ts';

export const progressions: readonly AnyTemplate[] = [
  ...oneProgression,
  ...sumsInParts,
  ...wholeNumberSums,
  ...oddNumbersInARow,
  ...equalLeadsOfSavings,
  ...divisibleSums,
  ...commonTerms,
  ...listsCompared,
  ...orderOfLists,
  ...nearTheOtherList,
  ...stepsWithACommonTerm,
  ...threeLists,
];
