import type { AnyTemplate } from '../../template.ts';
import { meetingsOfSides, onTheArc } from './chased.ts';
import { inscribedTrapezium } from './lengths.ts';
import { oppositeAngles } from './opposite.ts';
import { turnedOntoASide } from './turned-onto-a-side.ts';

/** GM.CIR.5, all bands: cyclic quadrilaterals. */
export const cyclic: readonly AnyTemplate[] = [
  ...oppositeAngles,
  ...inscribedTrapezium,
  ...meetingsOfSides,
  ...onTheArc,
  ...turnedOntoASide,
];
