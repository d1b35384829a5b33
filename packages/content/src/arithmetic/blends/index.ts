import type { AnyTemplate } from '../../template.ts';
import { exchangedByMistake } from './exchanged-by-mistake.ts';
import { thirdBlendOfTwo } from './third-blend.ts';
import { threeKinds } from './three-kinds.ts';
import { twoGroups } from './two-groups.ts';
import { twoIngredients } from './two-ingredients.ts';

export const blends: readonly AnyTemplate[] = [
  ...twoIngredients,
  ...twoGroups,
  ...thirdBlendOfTwo,
  ...exchangedByMistake,
  ...threeKinds,
];
