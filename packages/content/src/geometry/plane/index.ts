import { cutRhombuses } from './cut-rhombuses.ts';
import { dividingLines } from './dividing-lines.ts';
import { latticeOnASegment } from './lattice-on-a-segment.ts';
import { movingSquares } from './moving-square.ts';
import { sectionPoints } from './section-points.ts';

export const plane = [
  ...sectionPoints,
  ...latticeOnASegment,
  ...cutRhombuses,
  ...dividingLines,
  ...movingSquares,
];
