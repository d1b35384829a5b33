import { changeOfBase } from './change-of-base.ts';
import { conjugateSurds } from './conjugate-surds.ts';
import { cubicRoots } from './cubic-roots.ts';
import { differencesOfSquares } from './differences-of-squares.ts';
import { functions } from './functions.ts';
import { indicesAndSurds } from './indices-and-surds.ts';
import { inequalities } from './inequalities.ts';
import { integerSolutions } from './integer-solutions.ts';
import { linearEquations } from './linear-equations.ts';
import { logarithms } from './logarithms.ts';
import { modulus } from './modulus.ts';
import { modulusEquations } from './modulus-equations.ts';
import { polynomials } from './polynomials.ts';
import { quadratics } from './quadratics/index.ts';
import { sequences } from './sequences.ts';

export const algebra = [
  ...linearEquations,
  ...quadratics,
  ...polynomials,
  ...cubicRoots,
  ...inequalities,
  ...modulus,
  ...modulusEquations,
  ...logarithms,
  ...changeOfBase,
  ...indicesAndSurds,
  ...conjugateSurds,
  ...functions,
  ...sequences,
  ...integerSolutions,
  ...differencesOfSquares,
];
