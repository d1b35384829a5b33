import type { AnyTemplate } from '../../template.ts';
import { conditionsOnK } from './conditions-on-k.ts';
import { pairsOfFactors } from './pairs-of-factors.ts';
import { placedBySigns } from './placed-by-signs.ts';

/** Quadratic equations with integer roots. */
export const wholeRoots: readonly AnyTemplate[] = [...pairsOfFactors, ...conditionsOnK, ...placedBySigns];
