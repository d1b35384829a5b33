import type { AnyTemplate } from '../../template.ts';
import { boundedQuotients } from './bounded-quotients.ts';
import { intervalWithin } from './interval-within.ts';
import { polesAndZeros } from './poles-and-zeros.ts';
import { speedsAndCosts } from './speeds-and-costs.ts';

/** Inequalities with the unknown in a denominator. */
export const rationalInequalities: readonly AnyTemplate[] = [
  ...polesAndZeros,
  ...speedsAndCosts,
  ...boundedQuotients,
  ...intervalWithin,
];
