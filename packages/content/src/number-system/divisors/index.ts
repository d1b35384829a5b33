import type { AnyTemplate } from '../../template.ts';
import { divisorsCounted } from './divisors-counted.ts';
import { greatestDivisors } from './greatest-divisors.ts';
import { multiplesShortByTheSame } from './multiples-short-by-the-same.ts';
import { multiplesWithEqualRemainders } from './multiples-with-equal-remainders.ts';
import { oneStepRemainders } from './one-step-remainders.ts';
import { remaindersInARange } from './remainders-in-a-range.ts';
import { remaindersInARatio } from './remainders-in-a-ratio.ts';

export const divisors: readonly AnyTemplate[] = [
  ...oneStepRemainders,
  ...remaindersInARange,
  ...multiplesWithEqualRemainders,
  ...multiplesShortByTheSame,
  ...greatestDivisors,
  ...divisorsCounted,
  ...remaindersInARatio,
];
