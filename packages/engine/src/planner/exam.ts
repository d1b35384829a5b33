import { type Ability, chanceOf, oneOf, sumOf } from '../chance.ts';
import { EXAM_MIX, MARKS, PAPER } from '../constants.ts';
import { BANDS, type BandDifficulty, GUESS_FLOOR } from '../item.ts';
import { beliefAt, type LearnerState } from '../learner.ts';
import type { ExamSubcategory } from './bank.ts';

/** Share of the paper's questions with a typed answer: no guess floor, no negative marks. */
export const TYPED_SHARE = PAPER.typed / PAPER.questions;

/** Mean difference in marks between a right and a wrong answer. */
export const MARKS_AT_STAKE = MARKS.right - MARKS.wrong * (1 - TYPED_SHARE);

/** Chance of a right answer on a random question of the paper, by its mix of bands and its typed share. */
export function examChance(ability: Ability, difficulties: BandDifficulty): number {
  let sum = 0;
  BANDS.forEach((band, i) => {
    const knows = chanceOf(ability, difficulties[band], 0).probability;
    sum += (EXAM_MIX[i] ?? 0) * (knows + (1 - TYPED_SHARE) * GUESS_FLOOR * (1 - knows));
  });
  return sum;
}

/** Beliefs about a subcategory of a paper: all types that the exam asks, including those without items. */
export interface ExamAbility {
  readonly level: Ability;
  readonly category: Ability;
  readonly subcategory: Ability;
  readonly types: readonly Ability[];
}

export function examAbility(state: LearnerState, subcategory: ExamSubcategory, now: number): ExamAbility {
  return {
    level: beliefAt(state, 'level', 'level', now),
    category: beliefAt(state, 'category', subcategory.category, now),
    subcategory: beliefAt(state, 'subcategory', subcategory.code, now),
    types: subcategory.asked.map(code => beliefAt(state, 'type', code, now)),
  };
}

/** Ability for a question of the subcategory, its types equally likely. */
export const total = ({ level, category, subcategory, types }: ExamAbility): Ability =>
  sumOf([level, category, subcategory, oneOf(types)]);
