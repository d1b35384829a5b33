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
import { areas } from './geometry/areas.ts';
import { circles } from './geometry/circles.ts';
import { coordinateGeometry } from './geometry/coordinate-geometry.ts';
import { quadrilateralsAndPolygons } from './geometry/quadrilaterals-and-polygons.ts';
import { solids } from './geometry/solids.ts';
import { triangles } from './geometry/triangles.ts';
import { trigonometry } from './geometry/trigonometry.ts';
import type { Lesson } from './lesson.ts';
import { distribution } from './modern-maths/distribution.ts';
import { permutationsAndCombinations } from './modern-maths/permutations-and-combinations.ts';
import { probability } from './modern-maths/probability.ts';
import { sets } from './modern-maths/sets.ts';
import { digits } from './number-system/digits.ts';
import { factorials } from './number-system/factorials.ts';
import { factorsAndPrimes } from './number-system/factors-and-primes.ts';
import { hcfAndLcm } from './number-system/hcf-and-lcm.ts';
import { numberProperties } from './number-system/number-properties.ts';
import { remainders } from './number-system/remainders.ts';

/** All lessons. An object, because the formatter keeps one entry a line, so that lines of two authors merge. */
export const lessons: readonly Lesson[] = Object.values({
  averages,
  percentages,
  ratio,
  timeAndWork,
  timeSpeedDistance,
  profitLossDiscount,
  interest,
  mixtures,
  trainsBoatsRaces,
  inequalities,
  linearEquations,
  quadraticEquations,
  sequences,
  functions,
  logarithms,
  circles,
  triangles,
  modulus,
  quadrilateralsAndPolygons,
  permutationsAndCombinations,
  factorsAndPrimes,
  indicesAndSurds,
  polynomials,
  coordinateGeometry,
  remainders,
  integerSolutions,
  solids,
  sets,
  hcfAndLcm,
  areas,
  probability,
  digits,
  numberProperties,
  trigonometry,
  distribution,
  factorials,
});
