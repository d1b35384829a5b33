import type { AnyTemplate } from '../../template.ts';
import { crossingRoads } from './crossing-roads.ts';
import { pathFromCornerToCorner } from './path-from-corner-to-corner.ts';
import { pathsAlongTheSides } from './paths-along-the-sides.ts';

/** Paths and borders of rectangles. */
export const borders: readonly AnyTemplate[] = [
  ...pathsAlongTheSides,
  ...crossingRoads,
  ...pathFromCornerToCorner,
];
