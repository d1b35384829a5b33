import type { AnyTemplate } from '../../template.ts';
import { exponentConditions } from './exponent-conditions.ts';
import { indicesAndSurds } from './exponential-equations.ts';
import { noSolution } from './no-solution.ts';

export const exponents: readonly AnyTemplate[] = [...indicesAndSurds, ...exponentConditions, ...noSolution];
