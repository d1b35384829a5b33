import { averages } from './averages.ts';
import { interest } from './interest/index.ts';
import { linearRaces } from './linear-races.ts';
import { mixtures } from './mixtures.ts';
import { percentages } from './percentages.ts';
import { profitLossDiscount } from './profit-loss-discount.ts';
import { ratio } from './ratio.ts';
import { successive } from './successive/index.ts';
import { timeAndWork } from './time-and-work.ts';
import { timeSpeedDistance } from './time-speed-distance.ts';
import { trainsBoatsRaces } from './trains-boats-races.ts';

export const arithmetic = [
  ...percentages,
  ...successive,
  ...profitLossDiscount,
  ...interest,
  ...ratio,
  ...averages,
  ...mixtures,
  ...timeAndWork,
  ...timeSpeedDistance,
  ...trainsBoatsRaces,
  ...linearRaces,
];
