import type { AnyTemplate } from '../../template.ts';
import { eliminated } from './eliminated.ts';
import { oneRootInCommon } from './one-root-in-common.ts';
import { rootsInPairs } from './roots-in-pairs.ts';

/** Equations with a common root. */
export const commonRoots: readonly AnyTemplate[] = [...oneRootInCommon, ...eliminated, ...rootsInPairs];
