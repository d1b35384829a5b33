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
}

/** The question that an item asks: its own, or the one it shares with its doubles. */
export const questionOf = ({ id, double }: Pick<Item, 'id' | 'double'>): string => double ?? id;

/** How an item ended. A skip is not an attempt. */
export type Outcome = 'right' | 'wrong' | 'skipped';

/** Chance of a right answer by blind choice among four options. */
export const GUESS_FLOOR = 1 / 4;

/** Difficulty that a question of each band stands for, in logits. */
export type BandDifficulty = Readonly<Record<Band, number>>;

/**
 * Prior difficulty of each band, in logits: what a new item is given before anyone answered it. Chosen so that a
 * newcomer of unknown ability is expected to answer about 75 % of Easy, 60 % of Medium and 45 % of Hard questions,
 * the guess floor and the uncertainty about the newcomer included; the bands are equally far apart because nothing is
 * known yet that would say otherwise. A bank may hold others, from the answers to its items.
 */
export const PRIOR_BAND_DIFFICULTY: BandDifficulty = { Easy: -1, Medium: 0.2, Hard: 1.4 };
