import type { AnyTemplate } from '../../template.ts';
import { factorisedSums } from './factorised-sums.ts';
import { sharesOfASum } from './shares-of-a-sum.ts';
import { wholeParts } from './whole-parts.ts';

/** The greatest product of parts with a fixed sum: with powers, with prices, of whole numbers. */
export const greatestProducts: readonly AnyTemplate[] = [...sharesOfASum, ...wholeParts, ...factorisedSums];
