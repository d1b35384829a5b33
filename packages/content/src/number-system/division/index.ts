import type { AnyTemplate } from '../../template.ts';
import { cyclesOfPowers } from './cycles-of-powers.ts';
import { equalQuotients } from './equal-quotients.ts';
import { fromOneDivision } from './from-one-division.ts';
import { lastBoxMoreThanHalfFull } from './last-box.ts';
import { productsWithASharedPrime } from './products-with-a-shared-prime.ts';
import { quotientsAndRemainders } from './quotients-and-remainders.ts';
import { remaindersMultiplied } from './remainders-multiplied.ts';
import { solutionsInAPeriod } from './solutions-in-a-period.ts';

export const division: readonly AnyTemplate[] = [
  ...fromOneDivision,
  ...quotientsAndRemainders,
  ...equalQuotients,
  ...lastBoxMoreThanHalfFull,
  ...remaindersMultiplied,
  ...cyclesOfPowers,
  ...solutionsInAPeriod,
  ...productsWithASharedPrime,
];
