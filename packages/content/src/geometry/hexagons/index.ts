import type { AnyTemplate } from '../../template.ts';
import { cutAndMeasured } from './cut-and-measured.ts';
import { equalAnglesAndInnerPoints } from './equal-angles-and-inner-points.ts';
import { partsOfAHexagon } from './parts-of-a-hexagon.ts';

export const hexagons: readonly AnyTemplate[] = [
  ...partsOfAHexagon,
  ...cutAndMeasured,
  ...equalAnglesAndInnerPoints,
];
