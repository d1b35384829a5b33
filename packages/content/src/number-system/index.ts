import { bases } from './bases/index.ts';
import { commonMultiples } from './common-multiples/index.ts';
import { digits } from './digits/index.ts';
import { division } from './division/index.ts';
import { divisors } from './divisors/index.ts';
import { factorials } from './factorials/index.ts';
import { factors } from './factors/index.ts';
import { missingDigits } from './missing-digits/index.ts';
import { pairsOfFactors } from './pairs-of-factors/index.ts';
import { parityAndDecimals } from './parity-and-decimals/index.ts';
import { primePowers } from './prime-powers/index.ts';
import { remainders } from './remainders/index.ts';
import { zerosOfFactorials } from './zeros/index.ts';

export const numberSystem = [
  ...factors,
  ...divisors,
  ...division,
  ...remainders,
  ...primePowers,
  ...zerosOfFactorials,
  ...digits,
  ...missingDigits,
  ...commonMultiples,
  ...parityAndDecimals,
  ...bases,
  ...factorials,
  ...pairsOfFactors,
];
