import { type LearningLaw, logChanceUnder, pathOf } from './law.ts';
import type { Observation } from './observe.ts';
import { TARGET_SUCCESS } from './planner/policy.ts';

/**
 * Laws of learning that are weighed against each other: where practice teaches most (as far below TARGET_SUCCESS as above
 * it, so that without evidence their mean is that), and how much at first, in logits.
 */
const BESTS = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95] as const;
const GAINS = [0.15, 0.18, 0.22, 0.26, 0.32, 0.38, 0.46, 0.55] as const;

export const learningLaws: readonly LearningLaw[] = BESTS.flatMap(best =>
  GAINS.map(gain => ({ best, gain })),
);

/** Standard deviation of the belief, before any answer, about where practice teaches most. */
const PRIOR_SPREAD = 0.12;

/** Share of the evidence that counts: the laws are cruder than students, and what they all get wrong adds up too. */
const BELIEVED = 0.5;

/** How much too high the laws find that chance where it is known: simulated students (docs/engine.md). */
const FOUND_TOO_HIGH = 0.03;

/** Aims a pack may have: within these its expected success mostly stays in that of a good session, .55 to .85. */
const AIM_RANGE = { least: 0.57, most: 0.75 } as const;

/** One answer as it was given: its item with the difficulty of that time. */
export interface GivenAnswer extends Observation {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * How likely each of {@link learningLaws} makes a student's answers, as the sum of log chances of the attempts, each
 * forecast from the answers before it (prequential evidence, P. Dawid 1984): under a law that is right about where
 * practice teaches most, what comes later is less of a surprise. Skips move beliefs and are not forecast.
 */
export function evidenceOfLaws(answers: readonly GivenAnswer[]): number[] {
  const path = pathOf(answers);
  return learningLaws.map(law => logChanceUnder(law, path));
}

/** Mean and variance of the belief about where practice teaches most, under a Gaussian prior around TARGET_SUCCESS. */
function believedBest(evidence: readonly number[]): { mean: number; variance: number } {
  const weighed = learningLaws.map(
    ({ best }, i) => BELIEVED * (evidence[i] ?? 0) - 0.5 * ((best - TARGET_SUCCESS) / PRIOR_SPREAD) ** 2,
  );
  const most = Math.max(...weighed);
  let [weights, sum, squares] = [0, 0, 0];
  weighed.forEach((logWeight, i) => {
    const weight = Math.exp(logWeight - most);
    const best = learningLaws[i]?.best ?? TARGET_SUCCESS;
    weights += weight;
    sum += weight * best;
    squares += weight * best * best;
  });
  const mean = sum / weights;
  return { mean, variance: squares / weights - mean * mean };
}

/**
 * The chance of success to aim at, from evidence summed over students (all zero: none): the posterior mean of where
 * practice teaches most, less what the laws find too much in the measure that the evidence found it and not the prior,
 * kept within AIM_RANGE.
 */
export function learntAim(evidence: readonly number[]): number {
  const { mean, variance } = believedBest(evidence);
  const found = 1 - variance / believedBest([]).variance;
  return Math.min(AIM_RANGE.most, Math.max(AIM_RANGE.least, mean - FOUND_TOO_HIGH * found));
}
