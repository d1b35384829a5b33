import type { AnyTemplate } from '../../template.ts';
import { boilingAndItsCost } from './boiling-and-its-cost.ts';
import { byWeightAndByVolume } from './by-weight-and-by-volume.ts';
import { oneComponentChanges } from './one-component-changes.ts';
import { thirdBlendOfTwo } from './third-blend.ts';
import { twoChangesOfStrength } from './two-changes-of-strength.ts';
import { twoGroups } from './two-groups.ts';
import { twoIngredients } from './two-ingredients.ts';
import { twoKindsAdded } from './two-kinds-added.ts';

export const blends: readonly AnyTemplate[] = [
  ...twoIngredients,
  ...twoGroups,
  ...thirdBlendOfTwo,
  ...byWeightAndByVolume,
  ...twoKindsAdded,
  ...oneComponentChanges,
  ...twoChangesOfStrength,
  ...boilingAndItsCost,
];
