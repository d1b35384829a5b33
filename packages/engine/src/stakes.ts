import { forecast } from './belief.ts';
import { BANDS, bandDifficulty, GUESS_FLOOR } from './item.ts';
import { beliefAt, type LearnerState } from './learner.ts';
import type { Bank, BankSubcategory } from './planner/bank.ts';
import { EXAM_MIX, MARKS_AT_STAKE, TARGET_MASTERY } from './planner/policy.ts';

/** What one subcategory could still bring in a paper. */
export interface Stake {
  readonly code: string;
  readonly name: string;
  readonly categoryName: string;
  /** Expected questions in a paper of 22. */
  readonly weight: number;
  /** Chance of a right answer on a question of the exam's mix of bands, in (1/4, 1). */
  readonly present: number;
  /** Ends of the 90 % interval of that chance. */
  readonly low: number;
  readonly high: number;
  /** (target - present) x expected questions x 4 marks between right and wrong; 0 when the target is reached. */
  readonly marks: number;
  /** Attempts it rests on. */
  readonly n: number;
}

/** The chance of a right answer that stakes are measured against. */
export const STAKE_TARGET = TARGET_MASTERY;

/** Standard deviations on each side of the mean that hold 90 % of a Gaussian. */
const Z_90 = 1.6449;

/** One additive part of an ability, in logits. */
export interface Part {
  readonly mean: number;
  readonly variance: number;
}

/** What is believed of a subcategory for an exam: how today went (form) is left out, the types are averaged. */
export interface ExamAbility {
  readonly level: Part;
  readonly category: Part;
  readonly subcategory: Part;
  readonly type: Part;
}

export function examAbility(state: LearnerState, subcategory: BankSubcategory, now: number): ExamAbility {
  const types = subcategory.types.map(({ code }) => beliefAt(state, 'type', code, now));
  const average = (of: (part: Part) => number) =>
    types.reduce((sum, type) => sum + of(type), 0) / Math.max(1, types.length);
  return {
    level: beliefAt(state, 'level', 'level', now),
    category: beliefAt(state, 'category', subcategory.category, now),
    subcategory: beliefAt(state, 'subcategory', subcategory.code, now),
    type: { mean: average(type => type.mean), variance: average(type => type.variance) },
  };
}

/** The parts as one Gaussian. */
export function total({ level, category, subcategory, type }: ExamAbility): Part {
  return {
    mean: level.mean + category.mean + subcategory.mean + type.mean,
    variance: level.variance + category.variance + subcategory.variance + type.variance,
  };
}

/** The marks a student could still win, by subcategory of the blueprint, most first; ties in blueprint order. */
export function marksAtStake(state: LearnerState, bank: Bank, now: number): Stake[] {
  return [...bank.subcategories.values()]
    .filter(({ weight }) => weight > 0)
    .map(subcategory => stakeOf(state, subcategory, now))
    .sort((a, b) => b.marks - a.marks);
}

function stakeOf(state: LearnerState, subcategory: BankSubcategory, now: number): Stake {
  const { code, name, categoryName, weight } = subcategory;
  const { mean, variance } = total(examAbility(state, subcategory, now));
  const spread = Z_90 * Math.sqrt(variance);
  const present = overMix(difficulty => forecast(mean - difficulty, variance).probability);
  return {
    code,
    name,
    categoryName,
    weight,
    present,
    low: Math.min(
      present,
      overMix(difficulty => chance(mean - spread - difficulty)),
    ),
    high: Math.max(
      present,
      overMix(difficulty => chance(mean + spread - difficulty)),
    ),
    marks: Math.max(0, STAKE_TARGET - present) * weight * MARKS_AT_STAKE,
    n: state.beliefs[code]?.n ?? 0,
  };
}

function overMix(chanceAt: (difficulty: number) => number): number {
  return BANDS.reduce((sum, band, i) => sum + (EXAM_MIX[i] ?? 0) * chanceAt(bandDifficulty(band)), 0);
}

/** Chance of a right answer for a logit that is known exactly. */
export function chance(logit: number): number {
  return GUESS_FLOOR + (1 - GUESS_FLOOR) / (1 + Math.exp(-logit));
}
