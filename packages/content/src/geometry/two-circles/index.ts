import type { AnyTemplate } from '../../template.ts';
import { bothTangents, commonTangents } from './common-tangents.ts';
import { crossingCircles, fittedCircles } from './crossing-and-between.ts';
import { tangentPoints } from './tangent-points.ts';

/** GM.CIR.6, all bands: two circles and their common tangents. */
export const circlePairs: readonly AnyTemplate[] = [
  ...commonTangents,
  ...bothTangents,
  ...crossingCircles,
  ...fittedCircles,
  ...tangentPoints,
];
