import { type Ability, chanceOf } from '../chance.ts';
import { learningStep } from '../forgetting.ts';
import { BANDS, type BandDifficulty } from '../item.ts';
import type { LearnerState } from '../learner.ts';
import type { Abilities } from './ability.ts';
import type { BankSubcategory } from './bank.ts';
import * as policy from './policy.ts';

/** Why a subcategory deserves practice, in figures. */
export interface Worth {
  /** Whether it was never attempted. */
  readonly unknown: boolean;
  /** Chance of a right answer on the exam's mix of bands. */
  readonly exam: number;
  /** How far that is from the mastery aimed at, at least LEAST_NEED. */
  readonly need: number;
  /** What each of the next LOOK_AHEAD logits would add to that chance, on average. */
  readonly slope: number;
  /** What one more practice is expected to add: exam weight x the learning step after the practices so far. */
  readonly practice: number;
}

export function worthOf(
  subcategory: BankSubcategory,
  state: LearnerState,
  abilities: Abilities,
  bandDifficulty: BandDifficulty,
  mastery: number,
): Worth {
  const { mean, variance } = abilities.ofSubcategory(subcategory);
  const examAt = (ability: Ability) =>
    BANDS.reduce(
      (sum, band, i) => sum + (policy.EXAM_MIX[i] ?? 0) * chanceOf(ability, bandDifficulty[band]).probability,
      0,
    );
  const exam = examAt({ mean, variance });
  const ahead = examAt({ mean: mean + policy.LOOK_AHEAD, variance });
  const n = state.beliefs[subcategory.code]?.n ?? 0;
  const learning = learningStep('subcategory', n) + learningStep('type', n / subcategory.types.length);
  return {
    unknown: n === 0,
    exam,
    slope: (ahead - exam) / policy.LOOK_AHEAD,
    need: Math.max(policy.LEAST_NEED, mastery - exam),
    practice: subcategory.weight * learning,
  };
}

/** The mastery that a target percentile asks for: what is beyond it needs only upkeep. */
export function masteryFor(percentile: number | undefined): number {
  if (percentile === undefined) return policy.TARGET_MASTERY;
  const { least, most } = policy.MASTERY_RANGE;
  const share = (percentile - policy.EASIEST_PERCENTILE) / (100 - policy.EASIEST_PERCENTILE);
  return least + (most - least) * Math.min(1, Math.max(0, share));
}
