import type { AnyTemplate } from '../template.ts';
import { replacements } from './mixing/replacements.ts';
import { equalParts, partsForTarget, vesselFromBlends } from './mixing-mixtures.ts';

export const mixtures: readonly AnyTemplate[] = [
  ...replacements,
  equalParts,
  partsForTarget,
  vesselFromBlends,
];
