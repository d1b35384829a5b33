import type { AnyTemplate } from '../../template.ts';
import { evenAboveASecondDigit } from './even-above-a-second-digit.ts';
import { multiplesOfSix } from './multiples-of-six.ts';
import { sumsByParity } from './sums-by-parity.ts';

export const formedNumbers: readonly AnyTemplate[] = [
  ...sumsByParity,
  ...evenAboveASecondDigit,
  ...multiplesOfSix,
];
