import type { AnyTemplate } from '../../template.ts';
import { evenAndOddFactors } from './even-and-odd-factors.ts';
import { leastMultipliers } from './least-multipliers.ts';
import { multiplesAmongFactors } from './multiples-among-factors.ts';
import { multipliersCounted } from './multipliers-counted.ts';
import { powersOnBothSides } from './powers-on-both-sides.ts';
import { primeReasoning } from './prime-reasoning.ts';
import { reciprocalsOfFactors } from './reciprocals-of-factors.ts';
import { squareOrCubeQuotients } from './square-or-cube-quotients.ts';
import { sumAndReciprocals } from './sum-and-reciprocals.ts';
import { factorsUnderTwoConditions } from './two-conditions.ts';
import { unknownExponents } from './unknown-exponents.ts';

export const factors: readonly AnyTemplate[] = [
  ...multiplesAmongFactors,
  ...factorsUnderTwoConditions,
  ...reciprocalsOfFactors,
  ...unknownExponents,
  ...evenAndOddFactors,
  ...leastMultipliers,
  ...multipliersCounted,
  ...powersOnBothSides,
  ...squareOrCubeQuotients,
  ...primeReasoning,
  ...sumAndReciprocals,
];
