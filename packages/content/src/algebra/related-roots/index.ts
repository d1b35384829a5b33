import type { AnyTemplate } from '../../template.ts';
import { differenceOrRatio } from './difference-or-ratio.ts';
import { relationWithAParameter } from './relation-with-a-parameter.ts';
import { rootsInProgression } from './roots-in-progression.ts';

/** Equations whose roots are related: by their difference, their ratio, a square or a progression. */
export const relatedRoots: readonly AnyTemplate[] = [
  ...differenceOrRatio,
  ...relationWithAParameter,
  ...rootsInProgression,
];
