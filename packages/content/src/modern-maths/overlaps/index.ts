import type { AnyTemplate } from '../../template.ts';
import { excessShared } from './excess-shared-out.ts';
import { mostInExactlyOne } from './most-in-exactly-one.ts';
import { overlapsAgain } from './overlaps-again.ts';
import { sets } from './sets.ts';

export const overlaps: readonly AnyTemplate[] = [
  ...sets,
  excessShared,
  ...mostInExactlyOne,
  ...overlapsAgain,
];
