import type { AnyTemplate } from '../../template.ts';
import { barsInBars } from './bars-in-bars.ts';
import { linesAndModuli } from './lines-and-moduli.ts';
import { modulusEquations } from './modulus-equations.ts';
import { pointsWithWholeCoordinates } from './points-with-whole-coordinates.ts';
import { quadraticsInAModulus } from './quadratics-in-a-modulus.ts';
import { tiltedSquares } from './tilted-squares.ts';
import { turningLines } from './turning-line.ts';
import { twoBranches } from './two-branches.ts';

export const moduli: readonly AnyTemplate[] = [
  ...modulusEquations,
  ...linesAndModuli,
  ...turningLines,
  ...quadraticsInAModulus,
  ...twoBranches,
  ...barsInBars,
  ...tiltedSquares,
  ...pointsWithWholeCoordinates,
];
