import type { AnyTemplate } from '../../template.ts';
import { cyclesOfPowers } from './cycles-of-powers.ts';
import { fromOneDivision } from './from-one-division.ts';
import { mostLeftOver } from './most-left-over.ts';
import { productsWithASharedPrime } from './products-with-a-shared-prime.ts';
import { quotientsAndRemainders } from './quotients-and-remainders.ts';
import { remaindersMultiplied } from './remainders-multiplied.ts';
import { remaindersOfNeighbours } from './remainders-of-neighbours.ts';
import { solutionsInAPeriod } from './solutions-in-a-period.ts';

export const division: readonly AnyTemplate[] = [
  ...fromOneDivision,
  ...quotientsAndRemainders,
  ...mostLeftOver,
  ...remaindersOfNeighbours,
  ...remaindersMultiplied,
  ...cyclesOfPowers,
  ...solutionsInAPeriod,
  ...productsWithASharedPrime,
];
