import type { AnyTemplate } from '../../template.ts';
import { anglesInARatio } from './angles-in-a-ratio.ts';
import { exteriorAngles } from './exterior-angles.ts';
import { numbersOfSidesBetween } from './numbers-of-sides.ts';
import { polygonAngles } from './polygon-angles/index.ts';
import { sideBySide } from './side-by-side.ts';
import { wholeDegrees } from './whole-degrees.ts';
import { wholeProgressions } from './whole-progressions.ts';

export const polygons: readonly AnyTemplate[] = [
  ...polygonAngles,
  ...sideBySide,
  ...exteriorAngles,
  ...wholeDegrees,
  ...wholeProgressions,
  ...numbersOfSidesBetween,
  ...anglesInARatio,
];
