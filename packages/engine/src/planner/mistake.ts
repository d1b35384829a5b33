import type { Item } from '../item.ts';

/** What went wrong: a right answer may have been a guess, or slow. */
export type MistakeCause = 'wrong' | 'skipped' | 'guessed' | 'slow';

/** A question that went wrong, as it is to return. */
export interface DueMistake {
  /** What is asked now: another question of the same form, which the bank need not hold. */
  readonly item: Item;
  /** When the mistake was made, in milliseconds since the epoch. */
  readonly missedAt: number;
  readonly cause: MistakeCause;
}
