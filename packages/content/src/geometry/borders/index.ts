import type { AnyTemplate } from '../../template.ts';
import { crossingRoads } from './crossing-roads.ts';
import { insideOrOutside } from './inside-or-outside.ts';
import { pathsAlongTheSides } from './paths-along-the-sides.ts';

/** Paths and borders of rectangles. */
export const borders: readonly AnyTemplate[] = [...pathsAlongTheSides, ...crossingRoads, ...insideOrOutside];
