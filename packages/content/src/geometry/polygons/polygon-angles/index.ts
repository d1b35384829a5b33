import type { AnyTemplate } from '../../../template.ts';
import { anglesInProgression } from './angles-in-progression.ts';
import { missedAngle } from './missed-angle.ts';
import { sidesFromAngle } from './sides-from-angle.ts';

export const polygonAngles: readonly AnyTemplate[] = [
  ...sidesFromAngle,
  ...missedAngle,
  ...anglesInProgression,
];
