import type { AnyTemplate } from '../../template.ts';
import { boundedStories } from './bounded-stories.ts';
import { completedProducts } from './completed-products.ts';
import { squaresApart } from './squares-apart.ts';
import { squaresTurned } from './squares-turned.ts';
import { sumsOfReciprocals } from './sums-of-reciprocals.ts';
import { totalsOfThreeSizes } from './totals-of-three-sizes.ts';
import { twoNumbersTakenAway } from './two-numbers-taken-away.ts';
import { twoPrices } from './two-prices.ts';
import { weightsOnTwoPans } from './weights-on-two-pans.ts';

export const wholePairs: readonly AnyTemplate[] = [
  ...twoPrices,
  ...weightsOnTwoPans,
  ...totalsOfThreeSizes,
  ...squaresApart,
  ...squaresTurned,
  ...completedProducts,
  ...twoNumbersTakenAway,
  ...sumsOfReciprocals,
  ...boundedStories,
];
