import type { AnyTemplate } from '../../template.ts';
import { powersAndRoots } from './powers.ts';
import { threeSolutions } from './three-solutions.ts';
import { whatTheSubstituteCanBe } from './what-the-substitute-can-be.ts';

/** Equations and expressions that a substitution makes quadratic. */
export const quadraticsInDisguise: readonly AnyTemplate[] = [
  ...powersAndRoots,
  ...whatTheSubstituteCanBe,
  ...threeSolutions,
];
