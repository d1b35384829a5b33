import type { AnyTemplate } from '../../template.ts';
import { combinedRates } from './combined-rates.ts';
import { contracts } from './contracts.ts';
import { crewsAndHours } from './crews-and-hours.ts';
import { crewsPlannedAnew } from './crews-planned-anew.ts';
import { efficiency } from './efficiency.ts';
import { efficiencyInHalves } from './efficiency-in-halves.ts';
import { efficiencyThatChanges } from './efficiency-that-changes.ts';
import { threeInPairs } from './three-in-pairs.ts';
import { twoWorksOneHelper } from './two-works-one-helper.ts';

export const teams: readonly AnyTemplate[] = [
  ...combinedRates,
  ...threeInPairs,
  ...twoWorksOneHelper,
  ...efficiency,
  ...efficiencyThatChanges,
  ...efficiencyInHalves,
  ...crewsAndHours,
  ...contracts,
  ...crewsPlannedAnew,
];
