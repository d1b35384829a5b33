import type { AnyTemplate } from '../../template.ts';
import { basesCounted } from './bases-counted.ts';
import { chains, reciprocals, wholeLogarithms } from './chains.ts';
import { domainDecides, equations, withDomain } from './equations.ts';

export const logs: readonly AnyTemplate[] = [
  ...chains,
  ...reciprocals,
  ...wholeLogarithms,
  ...basesCounted,
  ...equations,
  ...withDomain,
  ...domainDecides,
];
