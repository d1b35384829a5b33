import type { Band, Outcome } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';

/** An answer as input of the beliefs. */
export interface CountedAnswer {
  user_id: string;
  /** 1, 2, 3, … per student. */
  sequence: number;
  item_id: string;
  outcome: Outcome;
  chosen: 'A' | 'B' | 'C' | 'D' | null;
  elapsed_ms: number | null;
  type: string;
  /** Further types the question needs. */
  also: string[] | null;
  band: Band;
  difficulty: number;
  target_seconds: number;
  answered_at: Date;
  /** Help used before it. */
  help: 'hints' | 'tutor' | null;
  /** Share of right asked lines of a worked example read before it. */
  example: number | null;
}

/** An answer as input of the mistakes. */
export type Told = Pick<
  CountedAnswer,
  'sequence' | 'item_id' | 'outcome' | 'elapsed_ms' | 'target_seconds' | 'answered_at' | 'type' | 'band'
> & {
  /** Misconception behind the chosen option. */
  misconception: string | null;
  chosen: CountedAnswer['chosen'];
  /** Mean and variance of ability minus difficulty before the answer, in logits. */
  logit: number | null;
  logit_variance: number | null;
  help: CountedAnswer['help'];
  /** For a skip: whether the student marked the question for review. */
  to_review: boolean;
};

/** Reads of sessions and answers, supplied by the later module that stores them. */
export interface PracticeRecord {
  /** A student's answers after `sequence`, in that order. */
  answersAfter(db: Db, userId: string, sequence: number, limit: number): Promise<CountedAnswer[]>;
  hasAnswered(db: Db, userId: string, itemIds: readonly string[]): Promise<boolean>;
  /** All answers of a student for the mistakes, by sequence. */
  told(db: Db, userId: string): Promise<Told[]>;
  nextSessionNumber(db: Db, userId: string, kind: 'blueprint' | 'study'): Promise<number>;
  /** Worked examples read to their end since an instant, by type. */
  examplesRead(db: Db, userId: string, since: Date): Promise<ReadonlyMap<string, number>>;
  /** When each item was last served to the student since an instant; epoch milliseconds. */
  seenSince(db: Db, userId: string, since: Date): Promise<Map<string, number>>;
  /** Servings of each item to anyone among the latest `most`. */
  servedLately(db: Db, most: number): Promise<Map<string, number>>;
}

/** Above this share of the target time an answer is too slow (the exam's pace with a margin). */
export const slowShare = 1.6;

/** Below this share of the target time an answer cannot have been worked out. */
export const rushedShare = 0.4;
