import type { AnyTemplate } from '../../template.ts';
import { commonFactorWithANumber } from './common-factor-with-a-number.ts';
import { oneMissingDigit } from './one-digit.ts';
import { repeatedNumbers } from './repeated-numbers.ts';
import { twoMissingDigits } from './two-digits.ts';

export const missingDigits: readonly AnyTemplate[] = [
  ...oneMissingDigit,
  ...twoMissingDigits,
  ...commonFactorWithANumber,
  ...repeatedNumbers,
];
