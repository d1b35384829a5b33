import { agesOverTime } from './ages-over-time/index.ts';
import { averages } from './averages.ts';
import { blends } from './blends/index.ts';
import { comparing } from './comparing/index.ts';
import { groupsThatChange } from './groups-that-change/index.ts';
import { halfYears } from './half-years/index.ts';
import { interest } from './interest/index.ts';
import { lateAndEarly } from './late-and-early/index.ts';
import { mixtures } from './mixtures.ts';
import { offers } from './offers/index.ts';
import { percentages } from './percentages.ts';
import { profitLossDiscount } from './profit-loss-discount.ts';
import { ratio } from './ratio.ts';
import { riversAndRaces } from './rivers-and-races/index.ts';
import { selling } from './selling/index.ts';
import { shares } from './shares/index.ts';
import { simpleInterest } from './simple-interest/index.ts';
import { spending } from './spending/index.ts';
import { stopsAndSlowParts } from './stops-and-slow-parts/index.ts';
import { successive } from './successive/index.ts';
import { teams } from './teams/index.ts';
import { timeAndWork } from './time-and-work.ts';
import { timeSpeedDistance } from './time-speed-distance.ts';
import { trains } from './trains/index.ts';
import { wrongEntries } from './wrong-entries/index.ts';

export const arithmetic = [
  ...percentages,
  ...spending,
  ...comparing,
  ...successive,
  ...profitLossDiscount,
  ...offers,
  ...selling,
  ...interest,
  ...simpleInterest,
  ...halfYears,
  ...ratio,
  ...shares,
  ...averages,
  ...groupsThatChange,
  ...agesOverTime,
  ...wrongEntries,
  ...mixtures,
  ...blends,
  ...timeAndWork,
  ...teams,
  ...timeSpeedDistance,
  ...lateAndEarly,
  ...stopsAndSlowParts,
  ...riversAndRaces,
  ...trains,
];
