import { type Ability, averageOf, endsOf, shownInterval, sumOf } from './chance.ts';
import { TARGET_MASTERY } from './constants.ts';
import type { LearnerState } from './learner.ts';
import type { Bank, ExamSubcategory } from './planner/bank.ts';
import { examAbility, examChance, MARKS_AT_STAKE, TYPED_SHARE, total } from './planner/exam.ts';

/** Marks that a student could still gain in one subcategory of a paper. */
export interface Stake {
  readonly code: string;
  readonly name: string;
  readonly categoryName: string;
  /** Expected questions in a paper of 22. */
  readonly weight: number;
  /** Chance of a right answer on a question of the paper. */
  readonly present: number;
  /** Ends of the 90 % interval of that chance. */
  readonly low: number;
  readonly high: number;
  /** (target - present) x expected questions x marks between right and wrong; 0 when the target is reached. */
  readonly marks: number;
  /** Attempts on the subcategory. */
  readonly n: number;
}

/** Target chance of a right answer for stakes. */
export const STAKE_TARGET = TARGET_MASTERY.usual;

/** Marks at stake by subcategory of the paper, most first; ties in blueprint order. */
export function marksAtStake(state: LearnerState, bank: Bank, now: number): Stake[] {
  return bank.exam
    .map(subcategory => stakeOf(state, subcategory, bank, now))
    .sort((a, b) => b.marks - a.marks);
}

function stakeOf(
  state: LearnerState,
  subcategory: ExamSubcategory,
  { bandDifficulty }: Bank,
  now: number,
): Stake {
  const { code, name, categoryName, weight } = subcategory;
  const inPaper = (ability: Ability) => examChance(ability, bandDifficulty);
  const parts = examAbility(state, subcategory, now);
  const present = inPaper(total(parts));
  // `present` is for one question of a random type; the interval is for the average over all types.
  const ends = endsOf(sumOf([parts.level, parts.category, parts.subcategory, averageOf(parts.types)]));
  return {
    code,
    name,
    categoryName,
    weight,
    present,
    ...shownInterval(present, { low: inPaper(ends.low), high: inPaper(ends.high) }, 1 - TYPED_SHARE),
    marks: Math.max(0, STAKE_TARGET - present) * weight * MARKS_AT_STAKE,
    n: state.beliefs[code]?.n ?? 0,
  };
}
