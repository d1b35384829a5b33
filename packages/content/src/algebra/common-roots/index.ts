import type { AnyTemplate } from '../../template.ts';
import { coefficientsInProgression } from './coefficients-in-progression.ts';
import { eliminated } from './eliminated.ts';
import { greatestOfTwoConstants } from './greatest-of-two-constants.ts';
import { oneRootInCommon } from './one-root-in-common.ts';

/** Equations with a common root. */
export const commonRoots: readonly AnyTemplate[] = [
  ...oneRootInCommon,
  ...eliminated,
  ...coefficientsInProgression,
  ...greatestOfTwoConstants,
];
