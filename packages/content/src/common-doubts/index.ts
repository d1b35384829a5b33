import { percentages } from './arithmetic/percentages.ts';
import type { CommonDoubt } from './doubt.ts';
import { circles } from './geometry/circles.ts';
import { triangles } from './geometry/triangles.ts';
import { permutationsAndCombinations } from './modern-maths/permutations-and-combinations.ts';

/** The common doubts of every subcategory, one list a line. */
export const commonDoubts: readonly CommonDoubt[] = Object.values({
  percentages,
  circles,
  triangles,
  permutationsAndCombinations,
}).flat();
