import type { Belief } from './belief.ts';
import { faded, priorBelief, type Term } from './forgetting.ts';
import type { Item } from './item.ts';

/** Counts of attempts on one subcategory; reasons shown to the student quote them. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  /** Milliseconds since the epoch of the last attempt. */
  readonly lastAt: number;
}

/**
 * To be raised with every change of the fields of a state or of the update by an answer, constants included: a stored
 * state of another version is recomputed from the answers. Otherwise two models would mix in one student's beliefs.
 */
export const STATE_VERSION = 5;

/**
 * The state of a student. Plain JSON; its figures are rounded so that encodeLearner stores them exactly. Beliefs are
 * keyed 'level' and by category, subcategory and type code; a key appears with its first answer.
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

/** The state of a student without answers. */
export function newLearner(): LearnerState {
  return { version: STATE_VERSION, answers: 0, lastAt: null, beliefs: {}, tallies: {} };
}

/** The belief stored under a key, faded to `now`; the prior when there is none. */
export function beliefAt(state: LearnerState, term: Term, key: string, now: number): Belief {
  const stored = state.beliefs[key];
  return stored === undefined ? priorBelief(term, now) : faded(stored, now);
}

/** One term of the ability that an item needs, with its share. */
export interface Asked {
  readonly term: Term;
  readonly key: string;
  readonly share: number;
}

export const subcategoryOf = (type: string): string => type.slice(0, type.lastIndexOf('.'));

/**
 * The terms of the ability that an item needs: level, category, subcategory and type, each with share 1 for an item of
 * one type. Several types have equal shares; a category or subcategory that they share is one term.
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
  for (const [c, s, t] of [[category, subcategory, type], ...also.map(codesOf)] as const) {
    add('category', c);
    add('subcategory', s);
    add('type', t);
  }
  return asked;
}

function codesOf(type: string): [string, string, string] {
  const subcategory = subcategoryOf(type);
  return [subcategory.split('.', 1)[0] ?? subcategory, subcategory, type];
}
