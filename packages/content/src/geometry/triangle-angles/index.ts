import type { AnyTemplate } from '../../template.ts';
import { linkedAngles } from './linked-angles.ts';
import { oneAngleSum } from './one-angle-sum.ts';
import { twoDecisions } from './two-decisions.ts';

/** GM.TRI.1, all bands: angles at parallels and in triangles. */
export const triangleAngles: readonly AnyTemplate[] = [...oneAngleSum, ...twoDecisions, ...linkedAngles];
