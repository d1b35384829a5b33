import { cutRhombuses } from './cut-rhombuses.ts';
import { dividingLines } from './dividing-lines.ts';
import { integerPointsInCorners } from './integer-points-in-corners.ts';
import { latticeOnASegment } from './lattice-on-a-segment.ts';
import { sectionPoints } from './section-points.ts';

export const plane = [
  ...sectionPoints,
  ...latticeOnASegment,
  ...cutRhombuses,
  ...dividingLines,
  ...integerPointsInCorners,
];
