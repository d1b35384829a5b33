import { kept, storedUnder } from '../browser/stored.ts';

/** A question of a session. */
export interface QuestionRef {
  session_id: string;
  position: number;
}

const inOrder = (a: QuestionRef, b: QuestionRef) =>
  a.session_id === b.session_id ? a.position - b.position : a.session_id < b.session_id ? -1 : 1;

/**
 * What one person's browser keeps about questions, under names that begin with `name`: one entry a question, so that
 * two windows never overwrite each other's. `parsed` gives null for what is damaged or was written by somebody else.
 */
export function entriesOf<T extends QuestionRef>(name: string, parsed: (value: unknown) => T | null) {
  const startOf = (userId: string) => `${name}.${userId}.`;
  const entryAt = (userId: string, { session_id, position }: QuestionRef) =>
    kept.entry(`${startOf(userId)}${session_id}.${position}`);
  return {
    /** Session by session and in order of the questions. */
    all: (userId: string): T[] =>
      storedUnder(startOf(userId))
        .flatMap(entry => parsed(entry.readJson()) ?? [])
        .sort(inOrder),
    at: (userId: string, question: QuestionRef): T | null => parsed(entryAt(userId, question).readJson()),
    /** Whether an entry lives in this page only and is lost with it. */
    isOnlyHere: (userId: string, question: QuestionRef): boolean => entryAt(userId, question).isOnlyHere(),
    put: (userId: string, entry: T): void => void entryAt(userId, entry).write(JSON.stringify(entry)),
    drop: (userId: string, question: QuestionRef): void => entryAt(userId, question).remove(),
    dropAll(userId: string): void {
      for (const entry of storedUnder(startOf(userId))) entry.remove();
    },
  };
}
