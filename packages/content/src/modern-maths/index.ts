import { chances } from './chances/index.ts';
import { choicesUnderConditions } from './choices/index.ts';
import { chosenGroups } from './chosen-groups/index.ts';
import { circular } from './circular/index.ts';
import { draws } from './draws/index.ts';
import { formedNumbers } from './formed-numbers/index.ts';
import { gridPaths } from './grid-paths/index.ts';
import { neighbours } from './neighbours/index.ts';
import { numbersFromDigits } from './numbers-from-digits/index.ts';
import { overlaps } from './overlaps/index.ts';
import { ranks } from './ranks/index.ts';
import { repeats } from './repeats/index.ts';
import { partsOfSets } from './sets/index.ts';
import { averageProducts } from './shares/average-products.ts';
import { freeShares } from './shares/free-shares.ts';
import { greatestShares } from './shares/greatest-shares.ts';
import { leastShares } from './shares/least-shares.ts';
import { numbersFromRatios } from './shares/numbers-from-ratios.ts';

export const modernMaths = [
  ...chosenGroups,
  ...choicesUnderConditions,
  ...numbersFromDigits,
  ...formedNumbers,
  ...leastShares,
  ...numbersFromRatios,
  ...averageProducts,
  ...draws,
  ...overlaps,
  ...repeats,
  ...neighbours,
  ...circular,
  ...ranks,
  ...gridPaths,
  ...partsOfSets,
  ...chances,
  ...freeShares,
  ...greatestShares,
];
