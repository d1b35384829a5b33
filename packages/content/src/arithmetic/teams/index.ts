import type { AnyTemplate } from '../../template.ts';
import { combinedRates } from './combined-rates.ts';
import { contracts } from './contracts.ts';
import { crewsAndHours } from './crews-and-hours.ts';
import { crewsPlannedAnew } from './crews-planned-anew.ts';
import { efficiency } from './efficiency.ts';
import { efficiencyInHalves } from './efficiency-in-halves.ts';
import { efficiencyThatChanges } from './efficiency-that-changes.ts';
import { longerThanTogether } from './longer-than-together.ts';
import { movedAtTheStart } from './moved-at-the-start.ts';
import { partsExchanged } from './parts-exchanged.ts';
import { threeInPairs } from './three-in-pairs.ts';

export const teams: readonly AnyTemplate[] = [
  ...combinedRates,
  ...threeInPairs,
  ...longerThanTogether,
  ...partsExchanged,
  ...efficiency,
  ...efficiencyThatChanges,
  ...efficiencyInHalves,
  ...crewsAndHours,
  ...contracts,
  ...crewsPlannedAnew,
  ...movedAtTheStart,
];
