import type { AnyTemplate } from '../../template.ts';
import { excessShared } from './excess-shared-out.ts';
import { overlapsAgain } from './overlaps-again.ts';
import { sets } from './sets.ts';
import { valuesInExactlyOne } from './values-in-exactly-one.ts';

export const overlaps: readonly AnyTemplate[] = [
  ...sets,
  ...excessShared,
  ...valuesInExactlyOne,
  ...overlapsAgain,
];
