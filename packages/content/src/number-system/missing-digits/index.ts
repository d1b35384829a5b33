import type { AnyTemplate } from '../../template.ts';
import { commonFactorWithANumber } from './common-factor-with-a-number.ts';
import { digitsWeighed } from './digits-weighed.ts';
import { oneMissingDigit } from './one-digit.ts';
import { repeatedNumbers } from './repeated-numbers.ts';
import { pairsOfDigits } from './two-digits.ts';

export const missingDigits: readonly AnyTemplate[] = [
  ...oneMissingDigit,
  ...pairsOfDigits,
  ...digitsWeighed,
  ...commonFactorWithANumber,
  ...repeatedNumbers,
];
