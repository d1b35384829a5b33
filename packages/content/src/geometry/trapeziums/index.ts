import type { AnyTemplate } from '../../template.ts';
import { bisectorsOnALeg } from './bisectors-on-a-leg.ts';
import { crossingsAndIncircles } from './crossings-and-incircles.ts';
import { rightAngledLegs } from './right-angled-legs.ts';
import { sidesAndHeights } from './sides-and-heights.ts';
import { quadrilaterals } from './trapezium-areas/index.ts';
import { wholeAreasAndDiagonals } from './whole-areas.ts';

export const trapeziums: readonly AnyTemplate[] = [
  ...quadrilaterals,
  ...sidesAndHeights,
  ...crossingsAndIncircles,
  ...wholeAreasAndDiagonals,
  ...bisectorsOnALeg,
  ...rightAngledLegs,
];
