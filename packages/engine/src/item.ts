import { GUESS_FLOOR } from './constants.ts';

export { BAND_DIFFICULTY as PRIOR_BAND_DIFFICULTY, GUESS_FLOOR } from './constants.ts';

/** Difficulty band of a question, as shown to students. */
export type Band = 'Easy' | 'Medium' | 'Hard';

export const BANDS: readonly Band[] = ['Easy', 'Medium', 'Hard'];

/**
 * An item as the engine sees it. Codes are taxonomy codes: category 'AR', subcategory 'AR.PCT',
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
   * Name of the form: items of one form differ only in their numbers. A name means one form in the whole bank. Absent
   * for an item that shares its form with no other.
   */
  readonly form?: string;
  /**
   * Name that doubles share: items with the same numbers and answer in another story, one question for a student.
   * Absent when the item has no double.
   */
  readonly double?: string;
  /** The answer is typed: the guess floor is 0. */
  readonly typed?: boolean;
  /** Further types that the answer needs as much as its own type. */
  readonly also?: readonly string[];
}

/** Key of the question that an item asks: its id, or the name that it shares with its doubles. */
export const questionOf = ({ id, double }: Pick<Item, 'id' | 'double'>): string => double ?? id;

/** How an item ended. A skip is not an attempt. */
export type Outcome = 'right' | 'wrong' | 'skipped';

export const floorOf = ({ typed }: Pick<Item, 'typed'>): number => (typed ? 0 : GUESS_FLOOR);

/** Typical difficulty of a question of each band, in logits. */
export type BandDifficulty = Readonly<Record<Band, number>>;
