import type { AnyTemplate } from '../../template.ts';
import { alikeTriangles } from './alike-triangles.ts';
import { similarTriangles } from './parallel-cuts/index.ts';
import { rectanglesAndCorners } from './rectangles-and-corners.ts';
import { stripsAndAltitudes } from './strips-and-altitudes.ts';
import { wholeAreasAtAPoint } from './whole-areas-at-a-point.ts';

export const similar: readonly AnyTemplate[] = [
  ...similarTriangles,
  ...alikeTriangles,
  ...rectanglesAndCorners,
  ...stripsAndAltitudes,
  ...wholeAreasAtAPoint,
];
