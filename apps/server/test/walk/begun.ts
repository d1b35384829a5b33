import type { ServedQuestion } from '@twelvefold/contract';
import type { ItemRow } from '../../src/modules/content/index.ts';

/** One question of a session as it was served. */
export interface Shown {
  readonly question: ServedQuestion;
  readonly item: ItemRow;
  /** The original of a twin; null for other questions. */
  readonly root: string | null;
}

/** A session at its start. */
export interface Begun {
  readonly number: number;
  readonly now: Date;
  readonly shown: readonly Shown[];
}
