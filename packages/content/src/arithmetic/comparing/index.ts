import type { AnyTemplate } from '../../template.ts';
import { aPartLeaves } from './a-part-leaves.ts';
import { growsAndMoves } from './grows-and-moves.ts';
import { meanOfTheOthers } from './mean-of-the-others.ts';
import { movedFromOneToTheOther } from './moved-from-one-to-the-other.ts';
import { onePerCentOnTwoBases } from './one-per-cent-on-two-bases.ts';
import { ratioTurnedRound } from './ratio-turned-round.ts';
import { severalYears } from './several-years.ts';
import { twoAgainstAThird } from './two-against-a-third.ts';

/** Comparisons in per cent, in percentage points, and over several periods. */
export const comparing: readonly AnyTemplate[] = [
  ...twoAgainstAThird,
  ...movedFromOneToTheOther,
  ...meanOfTheOthers,
  ...onePerCentOnTwoBases,
  ...severalYears,
  ...growsAndMoves,
  ...aPartLeaves,
  ...ratioTurnedRound,
];
