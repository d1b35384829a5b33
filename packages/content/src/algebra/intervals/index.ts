import type { AnyTemplate } from '../../template.ts';
import { heightsAndPrices } from './heights-and-prices.ts';
import { leastOverAllParameters } from './least-over-all-parameters.ts';
import { parametersOfIntervals } from './parameters-of-intervals.ts';
import { solutionsAsIntervals } from './solutions-as-intervals.ts';

/** Linear and quadratic inequalities whose solutions are intervals. */
export const intervals: readonly AnyTemplate[] = [
  ...solutionsAsIntervals,
  ...heightsAndPrices,
  ...parametersOfIntervals,
  ...leastOverAllParameters,
];
