import type { Belief } from './belief.ts';
import { drifted, priorBelief, type Term } from './forgetting.ts';
import type { Item } from './item.ts';

/** Attempts on one subcategory, counted: the evidence that sentences to the student may quote. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  /** Milliseconds since the epoch of the last attempt. */
  readonly lastAt: number;
}

/**
 * Raised with every change of what a state holds, and of what an answer makes of it, its constants included: a stored state
 * of another version is built anew from the answers. Otherwise one student's beliefs would be counted by two laws.
 */
export const STATE_VERSION = 3;

/**
 * All that is remembered of a student. Plain JSON; its figures are those that encodeLearner keeps exactly. Beliefs are keyed 'level', 'form', and by category,
 * subcategory and type code; a key appears with its first evidence.
 */
export interface LearnerState {
  readonly version: typeof STATE_VERSION;
  /** Attempts in all; skips are not attempts. */
  readonly answers: number;
  /** Milliseconds since the epoch of the last answer or skip. */
  readonly lastAt: number | null;
  readonly beliefs: Readonly<Record<string, Belief>>;
  /** By subcategory code. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** By type code: when the latest attempt on that type was wrong, its minute. A right answer clears it. */
  readonly misses: Readonly<Record<string, number>>;
}

/** A student of whom nothing is known. */
export function newLearner(): LearnerState {
  return { version: STATE_VERSION, answers: 0, lastAt: null, beliefs: {}, tallies: {}, misses: {} };
}

/** The key of a term's belief for this item. */
export function beliefKey(term: Term, item: Pick<Item, 'category' | 'subcategory' | 'type'>): string {
  return term === 'level' || term === 'form' ? term : item[term];
}

/** The belief stored under a key, carried forward to now; the prior when there is none. */
export function beliefAt(state: LearnerState, term: Term, key: string, now: number): Belief {
  const stored = state.beliefs[key];
  return stored === undefined ? priorBelief(term, now) : drifted(term, stored, now);
}
