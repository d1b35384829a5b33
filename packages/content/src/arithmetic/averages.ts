import type { AnyTemplate } from '../template.ts';
import { chainedAverages } from './means/chained-averages.ts';
import { fixedAverages } from './means/fixed-averages.ts';
import { groupAverages } from './means/group-averages.ts';
import { groupsInEitherOrder } from './means/groups-in-either-order.ts';
import { largestTiedToSmallest } from './means/largest-tied-to-smallest.ts';
import { oneGroupMissing } from './means/one-group-missing.ts';
import { oneWhoMoves } from './means/one-who-moves.ts';
import { overlappingHalves } from './means/overlapping-halves.ts';
import { pairsAndAll } from './means/pairs-and-all.ts';

export const averages: readonly AnyTemplate[] = [
  ...groupAverages,
  ...chainedAverages,
  ...oneWhoMoves,
  ...pairsAndAll,
  ...oneGroupMissing,
  ...groupsInEitherOrder,
  ...fixedAverages,
  ...overlappingHalves,
  ...largestTiedToSmallest,
];
