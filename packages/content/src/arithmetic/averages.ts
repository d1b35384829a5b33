import type { AnyTemplate } from '../template.ts';
import { chainedAverages } from './means/chained-averages.ts';
import { fixedAverages } from './means/fixed-averages.ts';
import { groupAverages } from './means/group-averages.ts';
import { largestTiedToSmallest } from './means/largest-tied-to-smallest.ts';
import { oneWhoMoves } from './means/one-who-moves.ts';
import { overlappingHalves } from './means/overlapping-halves.ts';
import { pairsAndAll } from './means/pairs-and-all.ts';
import { threeGroupsInWholeNumbers } from './means/three-groups-in-whole-numbers.ts';

export const averages: readonly AnyTemplate[] = [
  ...groupAverages,
  ...chainedAverages,
  ...oneWhoMoves,
  ...pairsAndAll,
  ...threeGroupsInWholeNumbers,
  ...fixedAverages,
  ...overlappingHalves,
  ...largestTiedToSmallest,
];
