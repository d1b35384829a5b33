import type { AnyTemplate } from '../../template.ts';
import { chains, reciprocals, wholeLogarithms } from './chains.ts';
import { domainDecides, equations, withDomain } from './equations.ts';

export const logs: readonly AnyTemplate[] = [
  ...chains,
  ...reciprocals,
  ...wholeLogarithms,
  ...equations,
  ...withDomain,
  ...domainDecides,
];
