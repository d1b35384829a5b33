import type { AnyTemplate } from '../../template.ts';
import { amountInARatio } from './amount-in-a-ratio.ts';
import { chainOfRatios } from './chain-of-ratios.ts';
import { giftsAndYears } from './gifts-and-years.ts';
import { partsOfWhatRemains } from './parts-of-what-remains.ts';
import { savingsOfTwo } from './savings.ts';
import { sharesInTwoWays } from './shares-in-two-ways.ts';

export const shares: readonly AnyTemplate[] = [
  ...chainOfRatios,
  ...savingsOfTwo,
  ...sharesInTwoWays,
  ...amountInARatio,
  ...giftsAndYears,
  ...partsOfWhatRemains,
];
