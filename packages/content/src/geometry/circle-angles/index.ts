import type { AnyTemplate } from '../../template.ts';
import { angleChase } from './angle-chase.ts';
import { arcsAndVertices } from './arcs-and-vertices.ts';
import { arcsInARatio } from './arcs-in-a-ratio.ts';
import { largestPerimeters } from './largest-perimeters.ts';
import { middleOfAnArc } from './middle-of-an-arc.ts';
import { anglesInCircles } from './rim-and-centre.ts';
import { trianglesAndCases } from './triangles-and-cases.ts';

export const circleAngles: readonly AnyTemplate[] = [
  ...anglesInCircles,
  ...angleChase,
  ...arcsAndVertices,
  ...arcsInARatio,
  ...trianglesAndCases,
  ...middleOfAnArc,
  ...largestPerimeters,
];
