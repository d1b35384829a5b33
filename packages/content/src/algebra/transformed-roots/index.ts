import type { AnyTemplate } from '../../template.ts';
import { leastConstants } from './least-constants.ts';
import { movedOrMultiplied } from './moved-or-multiplied.ts';
import { rootsThatStay } from './roots-that-stay.ts';
import { twoChangesOfRoots } from './two-changes-of-roots.ts';

/** Equations whose roots are made from those of another one. */
export const transformedRoots: readonly AnyTemplate[] = [
  ...movedOrMultiplied,
  ...twoChangesOfRoots,
  ...leastConstants,
  ...rootsThatStay,
];
