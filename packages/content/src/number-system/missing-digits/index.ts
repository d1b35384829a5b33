import type { AnyTemplate } from '../../template.ts';
import { exceptionsAndBlocks } from './but-not-and-blocks.ts';
import { oneMissingDigit } from './one-digit.ts';
import { twoMissingDigits } from './two-digits.ts';

export const missingDigits: readonly AnyTemplate[] = [
  ...oneMissingDigit,
  ...twoMissingDigits,
  ...exceptionsAndBlocks,
];
