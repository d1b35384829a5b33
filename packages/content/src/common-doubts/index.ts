import { functions } from './algebra/functions.ts';
import { inequalities } from './algebra/inequalities.ts';
import { linearEquations } from './algebra/linear-equations.ts';
import { logarithms } from './algebra/logarithms.ts';
import { quadraticEquations } from './algebra/quadratic-equations.ts';
import { sequences } from './algebra/sequences.ts';
import { percentages } from './arithmetic/percentages.ts';
import type { CommonDoubt } from './doubt.ts';
import { circles } from './geometry/circles.ts';
import { triangles } from './geometry/triangles.ts';
import { permutationsAndCombinations } from './modern-maths/permutations-and-combinations.ts';
import { probability } from './modern-maths/probability.ts';

/** The common doubts of every subcategory, one list a line. */
export const commonDoubts: readonly CommonDoubt[] = Object.values({
  functions,
  inequalities,
  linearEquations,
  logarithms,
  quadraticEquations,
  sequences,
  percentages,
  circles,
  triangles,
  permutationsAndCombinations,
  probability,
}).flat();
