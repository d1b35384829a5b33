import type { AnyTemplate } from '../../template.ts';
import { areaFirst } from './area-first.ts';
import { oneFormula } from './one-formula.ts';
import { twoCircles } from './two-circles.ts';

/** GM.TRI.7, all bands: the circles inside and around a triangle. */
export const inscribedRadii: readonly AnyTemplate[] = [...oneFormula, ...areaFirst, ...twoCircles];
