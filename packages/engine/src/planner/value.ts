import { chanceOf } from '../chance.ts';
import { learningStep, retention } from '../forgetting.ts';
import { BANDS, type BandDifficulty } from '../item.ts';
import type { LearnerState, Tally } from '../learner.ts';
import type { Abilities } from './ability.ts';
import type { BankCategory, BankSubcategory } from './bank.ts';
import * as policy from './policy.ts';

const MS_PER_DAY = 86_400_000;

/** Why a subcategory deserves practice, in figures. */
export interface Worth {
  /** Whether it was never attempted. */
  readonly unknown: boolean;
  /** Chance of a right answer on the exam's mix of bands. */
  readonly exam: number;
  /** How far that is from mastery, at least LEAST_NEED. */
  readonly need: number;
  /** Expected marks per item of practice, sharpened by need; only ratios matter. */
  readonly value: number;
}

/**
 * weight x dScore/dability x expected learning x retention x need^sharpness, where
 * dScore/dability = 4 marks x the slope of the chance of a right answer over the exam's mix of bands,
 * learning and retention are those of the subcategory after its attempts so far,
 * need = how far the chance of success is from TARGET_MASTERY,
 * and the whole rests after success: practice soon after a right answer teaches little (spacing effect,
 * N. Cepeda et al. 2006), so it counts 1 - share of right answers x 2^(-days since the last / 7).
 */
export function worthOf(
  subcategory: BankSubcategory,
  state: LearnerState,
  abilities: Abilities,
  bandDifficulty: BandDifficulty,
  now: number,
): Worth {
  const ability = abilities.ofSubcategory(subcategory);
  let exam = 0;
  let slope = 0;
  BANDS.forEach((band, i) => {
    const share = policy.EXAM_MIX[i] ?? 0;
    const expected = chanceOf(ability, bandDifficulty[band]);
    exam += share * expected.probability;
    slope += share * expected.slope;
  });
  const n = state.beliefs[subcategory.code]?.n ?? 0;
  const learning =
    learningStep('subcategory', n) * retention('subcategory', n, policy.EXAM_HORIZON_DAYS) +
    learningStep('type', n) * retention('type', n, policy.EXAM_HORIZON_DAYS);
  const need = Math.max(policy.LEAST_NEED, policy.TARGET_MASTERY - exam);
  const marks = subcategory.weight * policy.MARKS_AT_STAKE * slope * learning;
  const value = marks * need ** sharpness(state.answers) * spacing(state.tallies[subcategory.code], now);
  return { unknown: n === 0, exam, need, value };
}

/** Exponent on need after so many attempts, falling with their square. */
function sharpness(attempts: number): number {
  const young = Math.min(1, policy.SHARPENED_ATTEMPTS / Math.max(1, attempts));
  return Math.max(policy.LATE_SHARPNESS, policy.EARLY_SHARPNESS * young * young);
}

function spacing(tally: Tally | undefined, now: number): number {
  if (tally === undefined) return 1;
  const rate = tally.right / (tally.right + tally.wrong);
  const days = Math.max(0, now - tally.lastAt) / MS_PER_DAY;
  return Math.max(policy.LEAST_SPACING, 1 - rate * 2 ** (-days / policy.SPACING_DAYS));
}

/** Need of each category against the exam's average, sharpened: 1 where it is average. */
export function categoryNeeds(
  categories: readonly BankCategory[],
  worths: ReadonlyMap<string, Worth>,
): (code: string) => number {
  const means = new Map<string, number>();
  let all = 0;
  let weight = 0;
  for (const category of categories) {
    let sum = 0;
    let own = 0;
    for (const subcategory of category.subcategories) {
      sum += subcategory.weight * (worths.get(subcategory.code)?.need ?? 0);
      own += subcategory.weight;
    }
    means.set(category.code, own > 0 ? sum / own : 0);
    all += sum;
    weight += own;
  }
  const average = weight > 0 ? all / weight : 0;
  return code => (average > 0 ? ((means.get(code) ?? 0) / average) ** policy.LEANING_SHARPNESS : 1);
}
