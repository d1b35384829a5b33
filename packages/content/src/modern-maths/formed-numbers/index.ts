import type { AnyTemplate } from '../../template.ts';
import { gapsInAList } from './gaps-in-a-list.ts';
import { leastDifferences } from './least-difference.ts';
import { sumsOfMultiplesOfFour } from './multiples-of-four.ts';

export const formedNumbers: readonly AnyTemplate[] = [
  ...sumsOfMultiplesOfFour,
  ...leastDifferences,
  ...gapsInAList,
];
