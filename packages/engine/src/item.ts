import { GUESS_FLOOR } from './constants.ts';

export { BAND_DIFFICULTY as PRIOR_BAND_DIFFICULTY, GUESS_FLOOR } from './constants.ts';

/** Difficulty band of a question, as written on it. */
export type Band = 'Easy' | 'Medium' | 'Hard';

export const BANDS: readonly Band[] = ['Easy', 'Medium', 'Hard'];

/**
 * What the engine knows of an item. Codes are taxonomy codes: category 'AR', subcategory 'AR.PCT',
 * type 'AR.PCT.1'. `difficulty` is in logits on the scale of {@link PRIOR_BAND_DIFFICULTY}, higher is harder.
 */
export interface Item {
  readonly id: string;
  readonly category: string;
  readonly subcategory: string;
  readonly type: string;
  readonly band: Band;
  readonly difficulty: number;
  readonly targetSeconds: number;
  /**
   * What is asked, whatever the numbers: items of one form are one question in other clothes. One name means one form
   * in the whole bank. Absent where nobody said: such an item is like no other.
   */
  readonly form?: string;
  /**
   * Items of one name are doubles: the same numbers and answer under another story, which for a student are one question.
   * Absent where an item has none.
   */
  readonly double?: string;
  /** The answer is typed: blind choice is never right. */
  readonly typed?: boolean;
  /** Further types of question that the answer needs as much as its own. */
  readonly also?: readonly string[];
}

/** The question that an item asks: its own, or the one it shares with its doubles. */
export const questionOf = ({ id, double }: Pick<Item, 'id' | 'double'>): string => double ?? id;

/** How an item ended. A skip is not an attempt. */
export type Outcome = 'right' | 'wrong' | 'skipped';

export const floorOf = ({ typed }: Pick<Item, 'typed'>): number => (typed ? 0 : GUESS_FLOOR);

/** Difficulty that a question of each band stands for, in logits. */
export type BandDifficulty = Readonly<Record<Band, number>>;
