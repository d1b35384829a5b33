import type { AnyTemplate } from '../../template.ts';
import { movedOrMultiplied } from './moved-or-multiplied.ts';
import { powersOfRoots } from './powers-of-roots.ts';
import { twoChangesOfRoots } from './two-changes-of-roots.ts';

/** Equations whose roots are made from those of another one. */
export const transformedRoots: readonly AnyTemplate[] = [
  ...movedOrMultiplied,
  ...twoChangesOfRoots,
  ...powersOfRoots,
];
