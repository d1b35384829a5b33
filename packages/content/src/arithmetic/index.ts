import { afterTheMeeting } from './after-the-meeting/index.ts';
import { agesOverTime } from './ages-over-time/index.ts';
import { amountsYearByYear } from './amounts-year-by-year/index.ts';
import { averages } from './averages.ts';
import { blendPrices } from './blend-prices/index.ts';
import { blends } from './blends/index.ts';
import { chainsOfTrade } from './chains-of-trade/index.ts';
import { changingWorkforce } from './changing-workforce/index.ts';
import { clockHands } from './clock-hands/index.ts';
import { coinsAndTickets } from './coins-and-tickets/index.ts';
import { comparing } from './comparing/index.ts';
import { costOfSomePriceOfOthers } from './cost-of-some-price-of-others/index.ts';
import { driedOut } from './dried/index.ts';
import { equalProducts } from './equal-products/index.ts';
import { evenlySpaced } from './evenly-spaced/index.ts';
import { falseWeights } from './false-weights/index.ts';
import { groupsThatChange } from './groups-that-change/index.ts';
import { halfYears } from './half-years/index.ts';
import { inTurn } from './in-turn/index.ts';
import { interest } from './interest/index.ts';
import { lateAndEarly } from './late-and-early/index.ts';
import { menAndWomen } from './men-and-women/index.ts';
import { middleValues } from './middle-values/index.ts';
import { mixedModes } from './mixed-modes/index.ts';
import { mixtures } from './mixtures.ts';
import { offers } from './offers/index.ts';
import { percentages } from './percentages.ts';
import { profitLossDiscount } from './profit-loss-discount.ts';
import { proportionals } from './proportionals/index.ts';
import { ratio } from './ratio.ts';
import { riversAndRaces } from './rivers-and-races/index.ts';
import { runningAverages } from './running-averages/index.ts';
import { selling } from './selling/index.ts';
import { shareOfTheWhole } from './share-of-the-whole/index.ts';
import { shares } from './shares/index.ts';
import { simpleInterest } from './simple-interest/index.ts';
import { spending } from './spending/index.ts';
import { stopsAndSlowParts } from './stops-and-slow-parts/index.ts';
import { successive } from './successive/index.ts';
import { teams } from './teams/index.ts';
import { timeAndWork } from './time-and-work.ts';
import { timeSpeedDistance } from './time-speed-distance.ts';
import { toAndFro } from './to-and-fro/index.ts';
import { trains } from './trains/index.ts';
import { transfers } from './transfers/index.ts';
import { twoRates } from './two-rates/index.ts';
import { wages } from './wages/index.ts';
import { wrongEntries } from './wrong-entries/index.ts';

export const arithmetic = [
  ...percentages,
  ...spending,
  ...comparing,
  ...successive,
  ...shareOfTheWhole,
  ...profitLossDiscount,
  ...offers,
  ...falseWeights,
  ...costOfSomePriceOfOthers,
  ...selling,
  ...chainsOfTrade,
  ...interest,
  ...simpleInterest,
  ...halfYears,
  ...amountsYearByYear,
  ...twoRates,
  ...ratio,
  ...shares,
  ...equalProducts,
  ...proportionals,
  ...coinsAndTickets,
  ...averages,
  ...groupsThatChange,
  ...agesOverTime,
  ...wrongEntries,
  ...runningAverages,
  ...evenlySpaced,
  ...middleValues,
  ...mixtures,
  ...blends,
  ...driedOut,
  ...blendPrices,
  ...transfers,
  ...timeAndWork,
  ...teams,
  ...inTurn,
  ...menAndWomen,
  ...wages,
  ...changingWorkforce,
  ...timeSpeedDistance,
  ...afterTheMeeting,
  ...lateAndEarly,
  ...stopsAndSlowParts,
  ...mixedModes,
  ...toAndFro,
  ...riversAndRaces,
  ...trains,
  ...clockHands,
];
