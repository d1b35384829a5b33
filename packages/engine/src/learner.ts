import type { Belief } from './belief.ts';
import { faded, priorBelief, type Term } from './forgetting.ts';
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
export const STATE_VERSION = 5;

/**
 * All that is remembered of a student. Plain JSON; its figures are those that encodeLearner keeps exactly. Beliefs are
 * keyed 'level', and by category, subcategory and type code; a key appears with its first evidence.
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
}

/** A student of whom nothing is known. */
export function newLearner(): LearnerState {
  return { version: STATE_VERSION, answers: 0, lastAt: null, beliefs: {}, tallies: {} };
}

/** The belief stored under a key as it is at `now`; the prior when there is none. */
export function beliefAt(state: LearnerState, term: Term, key: string, now: number): Belief {
  const stored = state.beliefs[key];
  return stored === undefined ? priorBelief(term, now) : faded(stored, now);
}

/** One belief that an item asks for, with its share in the ability. */
export interface Asked {
  readonly term: Term;
  readonly key: string;
  readonly share: number;
}

export const subcategoryOf = (type: string): string => type.slice(0, type.lastIndexOf('.'));

/**
 * What an item asks for: level, category, subcategory and type, whole where it has one type. Of several types each counts
 * with an equal share; what they have in common is one belief.
 */
export function askedBy({
  category,
  subcategory,
  type,
  also = [],
}: Pick<Item, 'category' | 'subcategory' | 'type' | 'also'>): Asked[] {
  const asked = [
    { term: 'level' as Term, key: 'level', share: 1 },
    { term: 'category' as Term, key: category, share: 0 },
    { term: 'subcategory' as Term, key: subcategory, share: 0 },
    { term: 'type' as Term, key: type, share: 0 },
  ];
  const share = 1 / (1 + also.length);
  const add = (term: Term, key: string) => {
    const known = asked.find(one => one.key === key);
    if (known === undefined) asked.push({ term, key, share });
    else known.share += share;
  };
  for (const [c, s, t] of [[category, subcategory, type], ...also.map(placesOf)] as const) {
    add('category', c);
    add('subcategory', s);
    add('type', t);
  }
  return asked;
}

function placesOf(type: string): [string, string, string] {
  const subcategory = subcategoryOf(type);
  return [subcategory.split('.', 1)[0] ?? subcategory, subcategory, type];
}
