import { functions } from './functions.ts';
import { indicesAndSurds } from './indices-and-surds.ts';
import { inequalities } from './inequalities.ts';
import { integerSolutions } from './integer-solutions.ts';
import { linearEquations } from './linear-equations.ts';
import { logarithms } from './logarithms.ts';
import { modulus } from './modulus.ts';
import { polynomials } from './polynomials.ts';
import { quadraticEquations } from './quadratic-equations.ts';
import { sequences } from './sequences.ts';

export const algebra = [
  ...linearEquations,
  ...quadraticEquations,
  ...polynomials,
  ...inequalities,
  ...modulus,
  ...logarithms,
  ...indicesAndSurds,
  ...functions,
  ...sequences,
  ...integerSolutions,
];
