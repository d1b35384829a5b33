import { percentages } from './arithmetic/percentages.ts';
import type { CommonDoubt } from './doubt.ts';

/** The common doubts of every subcategory, one list a line. */
export const commonDoubts: readonly CommonDoubt[] = Object.values({
  percentages,
}).flat();
