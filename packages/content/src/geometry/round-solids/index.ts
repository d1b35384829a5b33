import type { AnyTemplate } from '../../template.ts';
import { slantingSurfaces } from './easy.ts';
import { conesFromOneCircle } from './hard.ts';
import { conesOnHemispheres } from './medium.ts';

/** Cylinders, cones and spheres: slant heights and surfaces. */
export const roundSolids: readonly AnyTemplate[] = [
  ...slantingSurfaces,
  ...conesOnHemispheres,
  ...conesFromOneCircle,
];
