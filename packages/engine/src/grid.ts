/**
 * The figures a belief is stored in: parts of a logit (mean) and of a squared logit (variance), with the bytes each
 * takes. The model rounds to them at every step, so that a state can be stored small and reads back exactly.
 */
export interface Grid {
  readonly meanParts: number;
  readonly varianceParts: number;
  readonly bytes: 2 | 3;
}

/** For the few shared terms, which move by little with each answer: millionths. Variances up to 16. */
export const FINE: Grid = { meanParts: 1e6, varianceParts: 1e6, bytes: 3 };

/** For the many particular terms: one answer moves such a mean by a hundred steps and more. Variances below 1. */
export const COARSE: Grid = { meanParts: 4096, varianceParts: 65_536, bytes: 2 };

/** Largest mean on either side of zero, in logits: what both grids can hold. No chance is told apart beyond it. */
const MOST_LOGITS = 7.9;

/** The mean on the grid that is nearest. Monotone, so rounding never turns a rise into a fall. */
export function roundedMean({ meanParts }: Grid, mean: number): number {
  const bounded = Math.max(-MOST_LOGITS, Math.min(MOST_LOGITS, mean));
  return Math.round(bounded * meanParts) / meanParts;
}

/** The variance on the grid that is nearest; monotone too, and never zero. */
export function roundedVariance({ varianceParts }: Grid, variance: number): number {
  return Math.max(1, Math.round(variance * varianceParts)) / varianceParts;
}
