import { conjugateSurds } from './conjugate-surds.ts';
import { rootsThatAddUp } from './roots-that-add-up.ts';
import { rootsUnderRoots } from './roots-under-roots.ts';
import { rootsWithoutEnd } from './roots-without-end.ts';
import { rowsOfRoots } from './rows-of-roots.ts';
import { signsInTurn } from './signs-in-turn.ts';
import { surdsAgain } from './surds-again.ts';
import { twoModuliUnderRoots } from './two-moduli-under-roots.ts';
import { wholeReciprocals } from './whole-reciprocals.ts';

export const surds = [
  ...conjugateSurds,
  ...rowsOfRoots,
  ...surdsAgain,
  ...wholeReciprocals,
  ...rootsThatAddUp,
  ...rootsUnderRoots,
  ...twoModuliUnderRoots,
  ...rootsWithoutEnd,
  ...signsInTurn,
];
