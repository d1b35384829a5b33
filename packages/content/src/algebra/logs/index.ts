import type { AnyTemplate } from '../../template.ts';
import { basesCounted } from './bases-counted.ts';
import { chains, reciprocals } from './chains.ts';
import { domainDecides } from './domain-decides.ts';
import { equations, withDomain } from './equations.ts';
import { integersInTheDomain } from './integers-in-the-domain.ts';
import { nextTermOfLogs } from './next-term.ts';
import { numbersThatFit } from './numbers-that-fit.ts';
import { pairsInTheDomain } from './pairs-in-the-domain.ts';
import { wholeLogarithms } from './whole-logarithms.ts';

export const logs: readonly AnyTemplate[] = [
  ...chains,
  ...reciprocals,
  ...wholeLogarithms,
  ...basesCounted,
  ...numbersThatFit,
  ...equations,
  ...withDomain,
  ...integersInTheDomain,
  ...domainDecides,
  ...nextTermOfLogs,
  ...pairsInTheDomain,
];
