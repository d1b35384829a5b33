import type { AnyTemplate } from '../../template.ts';
import { crossingsAndIncircles } from './crossings-and-incircles.ts';
import { sidesAndHeights } from './sides-and-heights.ts';
import { quadrilaterals } from './trapezium-areas/index.ts';
import { wholeAreasAndDiagonals } from './whole-areas.ts';
import { wholeDiagonals } from './whole-diagonals.ts';
import { wholeLines } from './whole-lines.ts';

export const trapeziums: readonly AnyTemplate[] = [
  ...quadrilaterals,
  ...sidesAndHeights,
  ...crossingsAndIncircles,
  ...wholeAreasAndDiagonals,
  ...wholeLines,
  ...wholeDiagonals,
];
