import { LAWS } from './constants.ts';
import { type LearningLaw, logChanceUnder, pathOf } from './law.ts';
import type { Observation } from './observe.ts';

/**
 * Grid of learning laws: chance of success at which practice teaches most, and gain of the first practice in logits.
 */
const BESTS = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95] as const;
const GAINS = [0.15, 0.18, 0.22, 0.26, 0.32, 0.38, 0.46, 0.55] as const;

export const learningLaws: readonly LearningLaw[] = BESTS.flatMap(best =>
  GAINS.map(gain => ({ best, gain })),
);

/** One stored answer; `item.difficulty` is the difficulty at the time of the answer. */
export interface GivenAnswer extends Observation {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Log likelihood of a student's attempts under each of {@link learningLaws}, in their order; each attempt is forecast
 * from the answers before it (prequential evidence, P. Dawid 1984). Skips move beliefs and are not forecast.
 */
export function evidenceOfLaws(answers: readonly GivenAnswer[]): number[] {
  const path = pathOf(answers);
  return learningLaws.map(law => logChanceUnder(law, path));
}

/** Estimate, from all students, of the chance of success at which practice teaches most. */
export interface AimEvidence {
  /** Posterior over the values of `best` under a uniform prior; the chances add up to 1. */
  readonly likely: readonly { readonly best: number; readonly chance: number }[];
  /** Posterior mean. */
  readonly aim: number;
  /** Whether the mode, not at an end of the grid, and its two neighbours hold at least 90 % of the posterior. */
  readonly tells: boolean;
}

/**
 * Posterior from log likelihoods summed over students (all zero: no evidence). Half of the evidence counts, because
 * errors that all laws share add up too.
 */
export function aimEvidence(evidence: readonly number[]): AimEvidence {
  const most = Math.max(...learningLaws.map((_, i) => evidence[i] ?? 0));
  const weights = BESTS.map(best =>
    learningLaws.reduce(
      (sum, law, i) =>
        law.best === best ? sum + Math.exp(LAWS.believed * ((evidence[i] ?? 0) - most)) : sum,
      0,
    ),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const likely = BESTS.map((best, i) => ({ best, chance: (weights[i] ?? 0) / all }));
  const aim = likely.reduce((sum, { best, chance }) => sum + best * chance, 0);
  const top = likely.reduce((found, { chance }, i) => (chance > (likely[found]?.chance ?? 0) ? i : found), 0);
  const around = likely.slice(Math.max(0, top - 1), top + 2).reduce((sum, { chance }) => sum + chance, 0);
  const isInside = top > 0 && top < likely.length - 1;
  return { likely, aim, tells: isInside && around >= LAWS.tellsFrom };
}
