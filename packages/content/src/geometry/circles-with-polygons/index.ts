import type { AnyTemplate } from '../../template.ts';
import { aroundSquares, betweenTwoCircles } from './easy.ts';
import { threeAndThree, throughTwoCorners } from './hard.ts';
import { circlesInRhombuses, squaresInIncircles } from './medium.ts';

/** Polygons in circles and circles in polygons. */
export const circlesWithPolygons: readonly AnyTemplate[] = [
  ...aroundSquares,
  ...betweenTwoCircles,
  ...squaresInIncircles,
  ...circlesInRhombuses,
  ...throughTwoCorners,
  ...threeAndThree,
];
