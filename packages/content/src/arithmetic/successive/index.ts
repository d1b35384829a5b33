import type { AnyTemplate } from '../../template.ts';
import { changesCompared } from './changes-compared.ts';
import { ordersAndWholePerCents } from './orders-and-whole-per-cents.ts';
import { successiveChanges } from './two-changes.ts';

export const successive: readonly AnyTemplate[] = [
  ...successiveChanges,
  ...changesCompared,
  ...ordersAndWholePerCents,
];
