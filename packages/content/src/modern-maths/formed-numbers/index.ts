import type { AnyTemplate } from '../../template.ts';
import { largerFirstHalf } from './larger-first-half.ts';
import { largestJump } from './largest-jump.ts';
import { leastDifferences } from './least-difference.ts';
import { multiplesOfEleven } from './multiples-of-eleven.ts';
import { sumsOfMultiplesOfFour } from './multiples-of-four.ts';

export const formedNumbers: readonly AnyTemplate[] = [
  ...sumsOfMultiplesOfFour,
  ...leastDifferences,
  ...largerFirstHalf,
  ...multiplesOfEleven,
  ...largestJump,
];
