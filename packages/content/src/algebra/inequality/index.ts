import type { AnyTemplate } from '../../template.ts';
import { boundNotReached } from './bound-not-reached.ts';
import { integersInCases } from './integers-in-cases.ts';
import { integersOnTheLine, signsOfProducts } from './integers-on-the-line.ts';
import { leastValue, rewritten } from './least-value.ts';

export const inequality: readonly AnyTemplate[] = [
  ...integersOnTheLine,
  ...signsOfProducts,
  ...integersInCases,
  ...leastValue,
  ...rewritten,
  ...boundNotReached,
];
