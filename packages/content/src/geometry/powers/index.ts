import type { AnyTemplate } from '../../template.ts';
import { hiddenCircles } from './hidden-circles.ts';
import { powersOfPoints } from './powers.ts';
import { products } from './products.ts';
import { reflectedCrossings } from './reflected-crossings.ts';

/** GM.CIR.4, all bands: products of distances from a point to a circle. */
export const powers: readonly AnyTemplate[] = [
  ...products,
  ...powersOfPoints,
  ...hiddenCircles,
  ...reflectedCrossings,
];
