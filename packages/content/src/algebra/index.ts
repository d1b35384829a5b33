import { conjugateSurds } from './conjugate-surds.ts';
import { cubicRoots } from './cubic-roots.ts';
import { differencesOfSquares } from './differences-of-squares.ts';
import { functionRules } from './function-rules/index.ts';
import { indicesAndSurds } from './indices-and-surds.ts';
import { inequality } from './inequality/index.ts';
import { integerSolutions } from './integer-solutions.ts';
import { linear } from './linear/index.ts';
import { logs } from './logs/index.ts';
import { modulus } from './modulus.ts';
import { modulusEquations } from './modulus-equations.ts';
import { polynomials } from './polynomials.ts';
import { progressions } from './progressions/index.ts';
import { quadratics } from './quadratics/index.ts';

export const algebra = [
  ...linear,
  ...quadratics,
  ...polynomials,
  ...cubicRoots,
  ...inequality,
  ...modulus,
  ...modulusEquations,
  ...logs,
  ...indicesAndSurds,
  ...conjugateSurds,
  ...functionRules,
  ...progressions,
  ...integerSolutions,
  ...differencesOfSquares,
];
