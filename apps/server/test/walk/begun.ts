import type { ServedQuestion } from '@twelvefold/contract';
import type { ItemRow } from '../../src/modules/content/index.ts';

/** One question of a session as it was served. */
export interface Shown {
  readonly question: ServedQuestion;
  readonly item: ItemRow;
  /** The question it is like; null where it is no twin. */
  readonly root: string | null;
}

/** A session as it began. */
export interface Begun {
  readonly number: number;
  readonly now: Date;
  readonly shown: readonly Shown[];
}
