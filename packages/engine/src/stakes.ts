import { type Ability, averageOf, chanceOf, endsOf, shownInterval, sumOf } from './chance.ts';
import { BANDS, type BandDifficulty } from './item.ts';
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

/** What is believed of a subcategory for an exam: how today went (form) is left out, the types are averaged. */
export interface ExamAbility {
  readonly level: Ability;
  readonly category: Ability;
  readonly subcategory: Ability;
  readonly type: Ability;
}

export function examAbility(state: LearnerState, subcategory: BankSubcategory, now: number): ExamAbility {
  return {
    level: beliefAt(state, 'level', 'level', now),
    category: beliefAt(state, 'category', subcategory.category, now),
    subcategory: beliefAt(state, 'subcategory', subcategory.code, now),
    type: averageOf(subcategory.types.map(({ code }) => beliefAt(state, 'type', code, now))),
  };
}

/** The parts as one ability. */
export function total({ level, category, subcategory, type }: ExamAbility): Ability {
  return sumOf([level, category, subcategory, type]);
}

/** The marks a student could still win, by subcategory of the blueprint, most first; ties in blueprint order. */
export function marksAtStake(state: LearnerState, bank: Bank, now: number): Stake[] {
  return [...bank.subcategories.values()]
    .filter(({ weight }) => weight > 0)
    .map(subcategory => stakeOf(state, subcategory, bank.bandDifficulty, now))
    .sort((a, b) => b.marks - a.marks);
}

function stakeOf(
  state: LearnerState,
  subcategory: BankSubcategory,
  bandDifficulty: BandDifficulty,
  now: number,
): Stake {
  const { code, name, categoryName, weight } = subcategory;
  const overMix = (ability: Ability) =>
    BANDS.reduce(
      (sum, band, i) => sum + (EXAM_MIX[i] ?? 0) * chanceOf(ability, bandDifficulty[band]).probability,
      0,
    );
  const ability = total(examAbility(state, subcategory, now));
  const ends = endsOf(ability);
  const present = overMix(ability);
  return {
    code,
    name,
    categoryName,
    weight,
    present,
    ...shownInterval(present, Math.min(present, overMix(ends.low)), Math.max(present, overMix(ends.high))),
    marks: Math.max(0, STAKE_TARGET - present) * weight * MARKS_AT_STAKE,
    n: state.beliefs[code]?.n ?? 0,
  };
}
