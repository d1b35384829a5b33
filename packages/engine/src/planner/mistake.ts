import type { Item } from '../item.ts';

/** Why a question returns: `guessed` and `slow` answers were right. */
export type MistakeCause = 'wrong' | 'skipped' | 'guessed' | 'slow';

/** A mistake that is due to return. */
export interface DueMistake {
  /** The question to ask now: another of the same form, possibly not in the bank. */
  readonly item: Item;
  /** When the mistake was made, in milliseconds since the epoch. */
  readonly missedAt: number;
  readonly cause: MistakeCause;
}
