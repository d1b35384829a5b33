import type { AnyTemplate } from '../../template.ts';
import { hcfPairs } from './hcf-pairs.ts';
import { twoFactors } from './two-factors.ts';

/** Pairs of numbers by their product, HCF and LCM. */
export const pairsOfFactors: readonly AnyTemplate[] = [...twoFactors, ...hcfPairs];
