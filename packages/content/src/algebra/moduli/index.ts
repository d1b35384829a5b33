import type { AnyTemplate } from '../../template.ts';
import { linesAndModuli } from './lines-and-moduli.ts';
import { modulusEquations } from './modulus-equations.ts';
import { quadraticsInAModulus } from './quadratics-in-a-modulus.ts';
import { turningLines } from './turning-line.ts';

export const moduli: readonly AnyTemplate[] = [
  ...modulusEquations,
  ...linesAndModuli,
  ...turningLines,
  ...quadraticsInAModulus,
];
