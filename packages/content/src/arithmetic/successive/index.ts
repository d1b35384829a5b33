import type { AnyTemplate } from '../../template.ts';
import { boundedChanges } from './bounded-changes.ts';
import { changesCompared } from './changes-compared.ts';
import { successiveChanges } from './two-changes.ts';
import { wholePerCentsInARow } from './whole-per-cents.ts';

export const successive: readonly AnyTemplate[] = [
  ...successiveChanges,
  ...changesCompared,
  ...wholePerCentsInARow,
  ...boundedChanges,
];
