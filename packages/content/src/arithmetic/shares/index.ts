import type { AnyTemplate } from '../../template.ts';
import { amountInARatio } from './amount-in-a-ratio.ts';
import { chainOfRatios } from './chain-of-ratios.ts';
import { differenceOfTwoShares } from './difference-of-two-shares.ts';
import { giftsAndYears } from './gifts-and-years.ts';
import { partsOfWhatRemains } from './parts-of-what-remains.ts';
import { passedAsManyAsFailed } from './passed-as-many-as-failed.ts';
import { savingsOfTwo } from './savings.ts';
import { sharesByAgeAndAgainstIt } from './shares-by-age-and-against-it.ts';
import { sharesInTwoWays } from './shares-in-two-ways.ts';
import { variation } from './variation.ts';
import { variationAtItsLeast } from './variation-at-its-least.ts';
import { variationOfTwoParts } from './variation-of-two-parts.ts';

export const shares: readonly AnyTemplate[] = [
  ...chainOfRatios,
  ...savingsOfTwo,
  ...sharesInTwoWays,
  ...passedAsManyAsFailed,
  ...amountInARatio,
  ...giftsAndYears,
  ...differenceOfTwoShares,
  ...sharesByAgeAndAgainstIt,
  ...partsOfWhatRemains,
  ...variation,
  ...variationOfTwoParts,
  ...variationAtItsLeast,
];
