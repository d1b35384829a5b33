import type { AnyTemplate } from '../template.ts';
import { averagesWithExtremes } from './means/averages-with-extremes.ts';
import { chainedAverages } from './means/chained-averages.ts';
import { fixedAverages } from './means/fixed-averages.ts';
import { groupAverages } from './means/group-averages.ts';
import { threeGroupsInWholeNumbers } from './means/three-groups-in-whole-numbers.ts';

export const averages: readonly AnyTemplate[] = [
  ...groupAverages,
  ...chainedAverages,
  ...threeGroupsInWholeNumbers,
  ...fixedAverages,
  ...averagesWithExtremes,
];
