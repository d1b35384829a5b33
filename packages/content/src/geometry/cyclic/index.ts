import type { AnyTemplate } from '../../template.ts';
import { meetingsOfSides, onTheArc } from './chased.ts';
import { acrossADiameter, inscribedTrapezium } from './lengths.ts';
import { oppositeAngles } from './opposite.ts';

/** GM.CIR.5, all bands: cyclic quadrilaterals. */
export const cyclic: readonly AnyTemplate[] = [
  ...oppositeAngles,
  ...inscribedTrapezium,
  ...meetingsOfSides,
  ...acrossADiameter,
  ...onTheArc,
];
