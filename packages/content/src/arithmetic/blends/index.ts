import type { AnyTemplate } from '../../template.ts';
import { boilingAndItsCost } from './boiling-and-its-cost.ts';
import { exchangedByMistake } from './exchanged-by-mistake.ts';
import { oneComponentChanges } from './one-component-changes.ts';
import { thirdBlendOfTwo } from './third-blend.ts';
import { threeKinds } from './three-kinds.ts';
import { twoChangesOfStrength } from './two-changes-of-strength.ts';
import { twoGroups } from './two-groups.ts';
import { twoIngredients } from './two-ingredients.ts';

export const blends: readonly AnyTemplate[] = [
  ...twoIngredients,
  ...twoGroups,
  ...thirdBlendOfTwo,
  ...exchangedByMistake,
  ...threeKinds,
  ...oneComponentChanges,
  ...twoChangesOfStrength,
  ...boilingAndItsCost,
];
