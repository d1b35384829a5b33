import type { AnyTemplate } from '../../template.ts';
import { areasFromArcs, sweptAreas } from './easy.ts';
import { rollingRectangles } from './hard.ts';
import { largestSectors, segments } from './medium.ts';
import { twoQuarterCircles } from './two-quarter-circles.ts';

/** Arcs, sectors and segments of circles. */
export const arcsAndSectors: readonly AnyTemplate[] = [
  ...areasFromArcs,
  ...sweptAreas,
  ...segments,
  ...largestSectors,
  ...rollingRectangles,
  ...twoQuarterCircles,
];
