import type { AnyTemplate } from '../../template.ts';
import { costAgainstPrice } from './easy.ts';
import { gainInArticles } from './gain-in-articles.ts';
import { twoWaysOfCounting } from './hard.ts';
import { marksAndRests } from './medium.ts';

/** The cost of some articles beside the price of others. */
export const costOfSomePriceOfOthers: readonly AnyTemplate[] = [
  ...costAgainstPrice,
  ...marksAndRests,
  ...twoWaysOfCounting,
  ...gainInArticles,
];
