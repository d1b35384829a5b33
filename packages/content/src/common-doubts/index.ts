import { functions } from './algebra/functions.ts';
import { indicesAndSurds } from './algebra/indices-and-surds.ts';
import { inequalities } from './algebra/inequalities.ts';
import { integerSolutions } from './algebra/integer-solutions.ts';
import { linearEquations } from './algebra/linear-equations.ts';
import { logarithms } from './algebra/logarithms.ts';
import { modulus } from './algebra/modulus.ts';
import { polynomials } from './algebra/polynomials.ts';
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
import { digits } from './number-system/digits.ts';
import { factorials } from './number-system/factorials.ts';
import { factorsAndPrimes } from './number-system/factors-and-primes.ts';
import { hcfAndLcm } from './number-system/hcf-and-lcm.ts';
import { numberProperties } from './number-system/number-properties.ts';
import { remainders } from './number-system/remainders.ts';

/** The common doubts of every subcategory, one list a line. */
export const commonDoubts: readonly CommonDoubt[] = Object.values({
  remainders,
  numberProperties,
  hcfAndLcm,
  factorsAndPrimes,
  factorials,
  digits,
  functions,
  indicesAndSurds,
  inequalities,
  integerSolutions,
  linearEquations,
  logarithms,
  modulus,
  polynomials,
  quadraticEquations,
  sequences,
  averages,
  interest,
  mixtures,
  percentages,
  profitLossDiscount,
  ratio,
  timeAndWork,
  timeSpeedDistance,
  trainsBoatsRaces,
  circles,
  triangles,
  permutationsAndCombinations,
  probability,
}).flat();
