import type { AnyTemplate } from '../../template.ts';
import { equilateralAreas, legsOpposite60 } from './easy.ts';
import { movingFeet, trianglesInASquare } from './hard.ts';
import { heightsBetweenAngles, joinedTriangles } from './medium.ts';

/** Triangles of 30, 60 and 90 degrees, of 45, 45 and 90 degrees, and equilateral ones. */
export const specialTriangles: readonly AnyTemplate[] = [
  ...legsOpposite60,
  ...equilateralAreas,
  ...joinedTriangles,
  ...heightsBetweenAngles,
  ...trianglesInASquare,
  ...movingFeet,
];
