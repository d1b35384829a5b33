import type { AnyTemplate } from '../../template.ts';
import { eliminated } from './eliminated.ts';
import { greatestOfTwoConstants } from './greatest-of-two-constants.ts';
import { oneRootInCommon } from './one-root-in-common.ts';
import { threeLinkedEquations } from './three-linked-equations.ts';

/** Equations with a common root. */
export const commonRoots: readonly AnyTemplate[] = [
  ...oneRootInCommon,
  ...eliminated,
  ...threeLinkedEquations,
  ...greatestOfTwoConstants,
];
