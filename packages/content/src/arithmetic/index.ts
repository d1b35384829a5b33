import { averages } from './averages.ts';
import { instalments } from './instalments.ts';
import { interest } from './interest.ts';
import { linearRaces } from './linear-races.ts';
import { mixtures } from './mixtures.ts';
import { percentages } from './percentages.ts';
import { profitLossDiscount } from './profit-loss-discount.ts';
import { ratio } from './ratio.ts';
import { successiveChanges } from './successive-changes.ts';
import { timeAndWork } from './time-and-work.ts';
import { timeSpeedDistance } from './time-speed-distance.ts';
import { trainsBoatsRaces } from './trains-boats-races.ts';

export const arithmetic = [
  ...percentages,
  ...successiveChanges,
  ...profitLossDiscount,
  ...interest,
  ...instalments,
  ...ratio,
  ...averages,
  ...mixtures,
  ...timeAndWork,
  ...timeSpeedDistance,
  ...trainsBoatsRaces,
  ...linearRaces,
];
