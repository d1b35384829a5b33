import type { AnyTemplate } from '../../template.ts';
import { evenAboveASecondDigit } from './even-above-a-second-digit.ts';
import { sumsOfMultiplesOfFour } from './multiples-of-four.ts';
import { multiplesOfSix } from './multiples-of-six.ts';

export const formedNumbers: readonly AnyTemplate[] = [
  ...sumsOfMultiplesOfFour,
  ...evenAboveASecondDigit,
  ...multiplesOfSix,
];
