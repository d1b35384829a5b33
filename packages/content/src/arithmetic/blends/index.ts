import type { AnyTemplate } from '../../template.ts';
import { boilingAndItsCost } from './boiling-and-its-cost.ts';
import { oneComponentChanges } from './one-component-changes.ts';
import { oneInBothBlends } from './one-in-both-blends.ts';
import { thirdBlendOfTwo } from './third-blend.ts';
import { threeKinds } from './three-kinds.ts';
import { twoChangesOfStrength } from './two-changes-of-strength.ts';
import { twoGroups } from './two-groups.ts';
import { twoIngredients } from './two-ingredients.ts';

export const blends: readonly AnyTemplate[] = [
  ...twoIngredients,
  ...twoGroups,
  ...thirdBlendOfTwo,
  ...oneInBothBlends,
  ...threeKinds,
  ...oneComponentChanges,
  ...twoChangesOfStrength,
  ...boilingAndItsCost,
];
