import type { AnyTemplate } from '../../template.ts';
import { curvesInLogs } from './curves-in-logs.ts';
import { digitsOfPowers } from './digits-of-powers.ts';
import { logInequalities } from './inequalities.ts';
import { logInequalitiesInCases } from './inequalities-in-cases.ts';
import { logLaws } from './laws.ts';
import { lengthsOfTwoPowers } from './lengths-of-two-powers.ts';
import { logarithmsOfEachOther } from './logarithms-of-each-other.ts';
import { reciprocalLogs } from './reciprocal-logs.ts';
import { whereSolutionsLie } from './where-solutions-lie.ts';

/** Logarithms by their laws: evaluation, substitution, inequalities, digits. */
export const lawsOfLogs: readonly AnyTemplate[] = [
  ...logLaws,
  ...curvesInLogs,
  ...reciprocalLogs,
  ...whereSolutionsLie,
  ...logarithmsOfEachOther,
  ...logInequalities,
  ...logInequalitiesInCases,
  ...digitsOfPowers,
  ...lengthsOfTwoPowers,
];
