import { distribution } from './distribution.ts';
import { permutationsCombinations } from './permutations-combinations.ts';
import { probability } from './probability.ts';
import { sets } from './sets.ts';

export const modernMaths = [...permutationsCombinations, ...distribution, ...probability, ...sets];
