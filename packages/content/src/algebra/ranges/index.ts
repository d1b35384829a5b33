import type { AnyTemplate } from '../../template.ts';
import { numbersUnderConditions } from './numbers-under-conditions.ts';
import { quotientsAndIntervals } from './quotients-and-intervals.ts';
import { valuesNotTaken } from './values-not-taken.ts';

/** Which values an expression can have. */
export const ranges: readonly AnyTemplate[] = [
  ...valuesNotTaken,
  ...quotientsAndIntervals,
  ...numbersUnderConditions,
];
