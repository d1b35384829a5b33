import type { AnyTemplate } from '../../template.ts';
import { bothChange } from './both-change.ts';
import { combinations } from './combinations.ts';
import { freeUnknown } from './free-unknown.ts';
import { integerLimits } from './integer-limits.ts';
import { threeUnknowns } from './three-unknowns.ts';
import { twoUnknowns } from './two-unknowns.ts';

export const linear: readonly AnyTemplate[] = [
  ...twoUnknowns,
  ...bothChange,
  ...integerLimits,
  ...combinations,
  ...threeUnknowns,
  ...freeUnknown,
];
