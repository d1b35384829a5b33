import type { AnyTemplate } from '../../template.ts';
import { chains, reciprocals } from './chains.ts';
import { domainDecides } from './domain-decides.ts';
import { equations, withDomain } from './equations.ts';
import { exchangedPowers } from './exchanged-powers.ts';
import { integersInTheDomain } from './integers-in-the-domain.ts';
import { nextTermOfLogs } from './next-term.ts';
import { numbersThatFit } from './numbers-that-fit.ts';
import { pairsInTheDomain } from './pairs-in-the-domain.ts';
import { squareBetweenCurves } from './square-between-curves.ts';
import { thirdLogarithm } from './third-logarithm.ts';
import { wholeLogarithms } from './whole-logarithms.ts';

export const logs: readonly AnyTemplate[] = [
  ...chains,
  ...reciprocals,
  ...wholeLogarithms,
  ...numbersThatFit,
  ...thirdLogarithm,
  ...squareBetweenCurves,
  ...equations,
  ...withDomain,
  ...integersInTheDomain,
  ...domainDecides,
  ...nextTermOfLogs,
  ...pairsInTheDomain,
  ...exchangedPowers,
];
