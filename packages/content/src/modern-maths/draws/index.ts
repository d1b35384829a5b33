import type { AnyTemplate } from '../../template.ts';
import { drawsAgain } from './draws-again.ts';
import { equalChancesOfPairs } from './equal-chances.ts';
import { probability } from './probability.ts';
import { twoColoursEvenly } from './two-colours-evenly.ts';

export const draws: readonly AnyTemplate[] = [
  ...probability,
  ...drawsAgain,
  ...equalChancesOfPairs,
  ...twoColoursEvenly,
];
