import type { AnyTemplate } from '../../template.ts';
import { cubesInSpheres } from './easy.ts';
import { conesAroundBalls } from './hard.ts';
import { cylindersInCones } from './medium.ts';

/** One solid inside another. */
export const nestedSolids: readonly AnyTemplate[] = [
  ...cubesInSpheres,
  ...cylindersInCones,
  ...conesAroundBalls,
];
