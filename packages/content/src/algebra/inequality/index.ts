import type { AnyTemplate } from '../../template.ts';
import { boundNotReached } from './bound-not-reached.ts';
import { exactlySoMany } from './exactly-so-many.ts';
import { integersInCases } from './integers-in-cases.ts';
import { integersOnTheLine, signsOfProducts } from './integers-on-the-line.ts';
import { leastValue, rewritten } from './least-value.ts';
import { lengthsOfParameters } from './lengths-of-parameters.ts';
import { raisedLeastValue } from './raised-least-value.ts';
import { solutionsWithASum } from './solutions-with-a-sum.ts';
import { sumsOfBrackets } from './sums-of-brackets.ts';
import { twoStrips } from './two-strips.ts';

export const inequality: readonly AnyTemplate[] = [
  ...integersOnTheLine,
  ...signsOfProducts,
  ...integersInCases,
  ...exactlySoMany,
  ...lengthsOfParameters,
  ...solutionsWithASum,
  ...leastValue,
  ...rewritten,
  ...boundNotReached,
  ...raisedLeastValue,
  ...twoStrips,
  ...sumsOfBrackets,
];
