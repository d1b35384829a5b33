import type { AnyTemplate } from '../../template.ts';
import { coefficientsByAddition } from './coefficients-by-addition.ts';
import { differencesTwice } from './differences-twice.ts';
import { endlessRows } from './endless-rows.ts';
import { rowsThatEnd } from './rows-that-end.ts';

/** Products of an arithmetic and a geometric progression, added up. */
export const arithmeticoGeometric: readonly AnyTemplate[] = [
  ...endlessRows,
  ...rowsThatEnd,
  ...differencesTwice,
  ...coefficientsByAddition,
];
