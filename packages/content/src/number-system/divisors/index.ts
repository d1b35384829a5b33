import type { AnyTemplate } from '../../template.ts';
import { divisorsCounted } from './divisors-counted.ts';
import { greatestDivisors } from './greatest-divisors.ts';
import { oneStepRemainders } from './one-step-remainders.ts';
import { remaindersInARange } from './remainders-in-a-range.ts';
import { remaindersInARatio } from './remainders-in-a-ratio.ts';
import { unknownCommonRemainder } from './unknown-common-remainder.ts';

export const divisors: readonly AnyTemplate[] = [
  ...oneStepRemainders,
  ...remaindersInARange,
  ...unknownCommonRemainder,
  ...greatestDivisors,
  ...divisorsCounted,
  ...remaindersInARatio,
];
