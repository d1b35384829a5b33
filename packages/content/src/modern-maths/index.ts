import { distribution } from './distribution.ts';
import { permutationsCombinations } from './permutations-combinations.ts';
import { probability } from './probability.ts';
import { selections } from './selections.ts';
import { sets } from './sets.ts';

export const modernMaths = [
  ...selections,
  ...permutationsCombinations,
  ...distribution,
  ...probability,
  ...sets,
];
