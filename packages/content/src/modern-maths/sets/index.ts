import type { AnyTemplate } from '../../template.ts';
import { averagesOfTwoGroups } from './averages-of-two-groups.ts';
import { partsOfThree } from './parts-of-three.ts';
import { surveys } from './surveys.ts';
import { twoGroups } from './two-groups.ts';

export const partsOfSets: readonly AnyTemplate[] = [
  ...twoGroups,
  ...averagesOfTwoGroups,
  ...partsOfThree,
  ...surveys,
];
