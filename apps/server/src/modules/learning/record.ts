import type { Band, Outcome } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';

/** An answer as the beliefs are told of it. */
export interface CountedAnswer {
  user_id: string;
  /** 1, 2, 3, … in the order the student's answers were counted. */
  sequence: number;
  item_id: string;
  outcome: Outcome;
  chosen: 'A' | 'B' | 'C' | 'D' | null;
  elapsed_ms: number | null;
  type: string;
  /** Types whose ideas it needs as well. */
  also: string[] | null;
  band: Band;
  difficulty: number;
  target_seconds: number;
  answered_at: Date;
  /** What was used before it. */
  help: 'hints' | 'tutor' | null;
  /** Of a worked example read to its end before it: the share of the lines left to the student that were right. */
  example: number | null;
}

/** What the mistakes are told of an answer. */
export type Told = Pick<
  CountedAnswer,
  'sequence' | 'item_id' | 'outcome' | 'elapsed_ms' | 'target_seconds' | 'answered_at' | 'type' | 'band'
> & {
  /** Of the slip behind the chosen option. */
  misconception: string | null;
  chosen: CountedAnswer['chosen'];
  /** Mean and variance of ability minus difficulty just before it, in logits. */
  logit: number | null;
  logit_variance: number | null;
  help: CountedAnswer['help'];
  /** Of a skip: the student put the question to review. */
  to_review: boolean;
};

/** What learning reads of sessions and answers. They belong to a later module, which hands this over. */
export interface PracticeRecord {
  /** All answers of a student after `sequence`, in the order they were counted. */
  answersAfter(db: Db, userId: string, sequence: number, limit: number): Promise<CountedAnswer[]>;
  /** Whether a student has answered one of these items. */
  hasAnswered(db: Db, userId: string, itemIds: readonly string[]): Promise<boolean>;
  /** All answers of a student as the mistakes are told of them, in the order they were counted. */
  told(db: Db, userId: string): Promise<Told[]>;
  nextSessionNumber(db: Db, userId: string, kind: 'blueprint' | 'study'): Promise<number>;
  /** Worked examples that a student read to their end since an instant, by type. */
  examplesRead(db: Db, userId: string, since: Date): Promise<ReadonlyMap<string, number>>;
  /** When each item was last served to this student, since an instant; epoch milliseconds. */
  seenSince(db: Db, userId: string, since: Date): Promise<Map<string, number>>;
  /** How often each item was served to anyone, among the latest `most` servings. */
  servedLately(db: Db, most: number): Promise<Map<string, number>>;
}

/** Slower than this share of the target time is too slow (the exam's pace, with room). */
export const slowShare = 1.6;

/** Faster than this share of the target time is too fast to have been worked out. */
export const rushedShare = 0.4;
