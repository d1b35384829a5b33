import type { AnyTemplate } from '../../template.ts';
import { divisorsCounted } from './divisors-counted.ts';
import { greatestDivisors } from './greatest-divisors.ts';
import { multiplesWithEqualRemainders } from './multiples-with-equal-remainders.ts';
import { oneStepRemainders } from './one-step-remainders.ts';
import { quotientsAndARemainder } from './quotients-and-a-remainder.ts';
import { remaindersInARange } from './remainders-in-a-range.ts';
import { remaindersInARatio } from './remainders-in-a-ratio.ts';
import { thirdNumberSought } from './third-number-sought.ts';
import { unknownThirdDivisor } from './unknown-third-divisor.ts';

export const divisors: readonly AnyTemplate[] = [
  ...oneStepRemainders,
  ...remaindersInARange,
  ...multiplesWithEqualRemainders,
  ...unknownThirdDivisor,
  ...quotientsAndARemainder,
  ...greatestDivisors,
  ...divisorsCounted,
  ...thirdNumberSought,
  ...remaindersInARatio,
];
