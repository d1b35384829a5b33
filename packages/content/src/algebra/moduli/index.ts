import type { AnyTemplate } from '../../template.ts';
import { aroundACentre } from './around-a-centre.ts';
import { barsInBars } from './bars-in-bars.ts';
import { linesAndModuli } from './lines-and-moduli.ts';
import { modulusEquations } from './modulus-equations.ts';
import { pointsWithWholeCoordinates } from './points-with-whole-coordinates.ts';
import { quadraticsInAModulus } from './quadratics-in-a-modulus.ts';
import { threeInProportion } from './three-in-proportion.ts';
import { threeWithSumZero } from './three-with-sum-zero.ts';
import { tiltedSquares } from './tilted-squares.ts';
import { twoBranches } from './two-branches.ts';

export const moduli: readonly AnyTemplate[] = [
  ...modulusEquations,
  ...linesAndModuli,
  ...threeInProportion,
  ...quadraticsInAModulus,
  ...twoBranches,
  ...barsInBars,
  ...tiltedSquares,
  ...pointsWithWholeCoordinates,
  ...threeWithSumZero,
  ...aroundACentre,
];
