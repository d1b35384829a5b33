import type { AnyTemplate } from '../../template.ts';
import { exteriorAngles } from './exterior-angles.ts';
import { polygonAngles } from './polygon-angles/index.ts';
import { ringsOfTiles } from './rings-of-tiles.ts';
import { sideBySide } from './side-by-side.ts';
import { turnsOnTheWay } from './turns-on-the-way.ts';
import { wholeDegrees } from './whole-degrees.ts';
import { wholeProgressions } from './whole-progressions.ts';

export const polygons: readonly AnyTemplate[] = [
  ...polygonAngles,
  ...sideBySide,
  ...exteriorAngles,
  ...wholeDegrees,
  ...wholeProgressions,
  ...ringsOfTiles,
  ...turnsOnTheWay,
];
