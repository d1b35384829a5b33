import { AIM, LAWS } from './constants.ts';
import { type LearningLaw, logChanceUnder, pathOf } from './law.ts';
import type { Observation } from './observe.ts';

/** Laws of learning that are weighed against each other: where practice teaches most, and how much at first, in logits. */
const BESTS = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95] as const;
const GAINS = [0.15, 0.18, 0.22, 0.26, 0.32, 0.38, 0.46, 0.55] as const;

export const learningLaws: readonly LearningLaw[] = BESTS.flatMap(best =>
  GAINS.map(gain => ({ best, gain })),
);

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

/** What the answers of students say of where practice teaches most. */
export interface AimEvidence {
  /** Chance of each place to be where practice teaches most, all equally likely before any answer; they add up to 1. */
  readonly likely: readonly { readonly best: number; readonly chance: number }[];
  /** The mean of that. */
  readonly aim: number;
  /** Whether one place and its neighbours hold nearly all of the chance, and not at the end of what is weighed. */
  readonly tells: boolean;
}

/** From evidence summed over students (all zero: none). Half of it counts: what crude laws all get wrong adds up, too. */
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
  return { likely, aim: around > 0 ? aim : AIM, tells: isInside && around >= LAWS.tellsFrom };
}
