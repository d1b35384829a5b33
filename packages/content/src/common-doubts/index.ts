import { functions } from './algebra/functions.ts';
import { inequalities } from './algebra/inequalities.ts';
import { linearEquations } from './algebra/linear-equations.ts';
import { logarithms } from './algebra/logarithms.ts';
import { quadraticEquations } from './algebra/quadratic-equations.ts';
import { sequences } from './algebra/sequences.ts';
import { averages } from './arithmetic/averages.ts';
import { interest } from './arithmetic/interest.ts';
import { mixtures } from './arithmetic/mixtures.ts';
import { percentages } from './arithmetic/percentages.ts';
import { profitLossDiscount } from './arithmetic/profit-loss-discount.ts';
import { ratio } from './arithmetic/ratio.ts';
import { timeAndWork } from './arithmetic/time-and-work.ts';
import { timeSpeedDistance } from './arithmetic/time-speed-distance.ts';
import { trainsBoatsRaces } from './arithmetic/trains-boats-races.ts';
import type { CommonDoubt } from './doubt.ts';
import { circles } from './geometry/circles.ts';
import { triangles } from './geometry/triangles.ts';
import { permutationsAndCombinations } from './modern-maths/permutations-and-combinations.ts';
import { probability } from './modern-maths/probability.ts';

/** The common doubts of every subcategory, one list a line. */
export const commonDoubts: readonly CommonDoubt[] = Object.values({
  trainsBoatsRaces,
  timeSpeedDistance,
  timeAndWork,
  ratio,
  profitLossDiscount,
  mixtures,
  interest,
  averages,
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
