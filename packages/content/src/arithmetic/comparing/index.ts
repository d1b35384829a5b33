import type { AnyTemplate } from '../../template.ts';
import { growsAndMoves } from './grows-and-moves.ts';
import { lossesOfTwoPeriods } from './losses-of-two-periods.ts';
import { movedFromOneToTheOther } from './moved-from-one-to-the-other.ts';
import { oneGapTwoBases } from './one-gap-two-bases.ts';
import { onePerCentOnTwoBases } from './one-per-cent-on-two-bases.ts';
import { severalYears } from './several-years.ts';
import { twoAgainstAThird } from './two-against-a-third.ts';

/** Comparisons in per cent, in percentage points, and over several periods. */
export const comparing: readonly AnyTemplate[] = [
  ...twoAgainstAThird,
  ...movedFromOneToTheOther,
  ...oneGapTwoBases,
  ...onePerCentOnTwoBases,
  ...severalYears,
  ...growsAndMoves,
  ...lossesOfTwoPeriods,
];
