import { ages } from './ages/index.ts';
import { arithmeticoGeometric } from './arithmetico-geometric/index.ts';
import { charges } from './charges/index.ts';
import { commonRoots } from './common-roots/index.ts';
import { cornerValues } from './corner-values/index.ts';
import { cubicRoots } from './cubic-roots.ts';
import { cubesInARange } from './cubics/cubes-in-a-range.ts';
import { differencesOfPowers } from './cubics/differences-of-powers.ts';
import { oddRoots } from './cubics/odd-roots.ts';
import { palindromes } from './cubics/palindromes.ts';
import { powerChains } from './cubics/power-chains.ts';
import { cubicRootsUnderConditions } from './cubics/roots-under-conditions.ts';
import { triangleFromACubic } from './cubics/triangle-from-a-cubic.ts';
import { wholeRootsOfCubics } from './cubics/whole-roots.ts';
import { digitEquations } from './digit-equations/index.ts';
import { distances } from './distances/index.ts';
import { equalPowers } from './equal-powers/index.ts';
import { exponents } from './exponents/index.ts';
import { extremeValues } from './extreme-values/index.ts';
import { functionRules } from './function-rules/index.ts';
import { functionsAndGraphs } from './functions/index.ts';
import { geometric } from './geometric/index.ts';
import { greatestProducts } from './greatest-products/index.ts';
import { identities } from './identities/index.ts';
import { inequality } from './inequality/index.ts';
import { integerParts } from './integer-parts/index.ts';
import { wholeRoots } from './integer-roots/index.ts';
import { intervals } from './intervals/index.ts';
import { linear } from './linear/index.ts';
import { lawsOfLogs } from './log-laws/index.ts';
import { logs } from './logs/index.ts';
import { moduli } from './moduli/index.ts';
import { piecesOfGraphs } from './pieces-of-graphs/index.ts';
import { placesOfRoots } from './places-of-roots/index.ts';
import { polynomials } from './polynomials.ts';
import { powerSums } from './power-sums/index.ts';
import { powersAndRoots } from './powers-and-roots/index.ts';
import { progressions } from './progressions/index.ts';
import { quadratics } from './quadratics/index.ts';
import { quadraticsInDisguise } from './quadratics-in-disguise/index.ts';
import { ranges } from './ranges/index.ts';
import { rationalInequalities } from './rational-inequalities/index.ts';
import { recurrences } from './recurrences/index.ts';
import { relatedRoots } from './related-roots/index.ts';
import { series } from './series/index.ts';
import { solvableSystems } from './solvable-systems/index.ts';
import { surds } from './surds/index.ts';
import { telescoping } from './telescoping/index.ts';
import { transformedRoots } from './transformed-roots/index.ts';
import { wholePairs } from './whole-pairs/index.ts';

export const algebra = [
  ...linear,
  ...quadratics,
  ...polynomials,
  ...identities,
  ...cubicRoots,
  ...powerChains,
  ...differencesOfPowers,
  ...wholeRootsOfCubics,
  ...cubicRootsUnderConditions,
  ...palindromes,
  ...cubesInARange,
  ...oddRoots,
  ...triangleFromACubic,
  ...inequality,
  ...distances,
  ...moduli,
  ...logs,
  ...lawsOfLogs,
  ...equalPowers,
  ...exponents,
  ...surds,
  ...functionRules,
  ...functionsAndGraphs,
  ...integerParts,
  ...piecesOfGraphs,
  ...progressions,
  ...wholePairs,
  ...transformedRoots,
  ...relatedRoots,
  ...commonRoots,
  ...placesOfRoots,
  ...wholeRoots,
  ...extremeValues,
  ...quadraticsInDisguise,
  ...ages,
  ...solvableSystems,
  ...charges,
  ...digitEquations,
  ...geometric,
  ...series,
  ...telescoping,
  ...powerSums,
  ...arithmeticoGeometric,
  ...recurrences,
  ...intervals,
  ...rationalInequalities,
  ...greatestProducts,
  ...ranges,
  ...cornerValues,
  ...powersAndRoots,
];
