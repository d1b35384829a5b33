/** A question of a session. */
export interface Place {
  session_id: string;
  position: number;
}

function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(start));
  } catch {
    return [];
  }
}

const inOrder = (a: Place, b: Place) =>
  a.session_id === b.session_id ? a.position - b.position : a.session_id < b.session_id ? -1 : 1;

/**
 * What one person's browser keeps about questions, under keys that begin with `prefix`: one entry a question, so that
 * two windows never overwrite each other's. `parsed` gives null for what is damaged or was written by somebody else.
 * Where the browser stores nothing (forbidden or full) an entry lasts as long as the page.
 */
export function entriesOf<T extends Place>(prefix: string, parsed: (value: unknown) => T | null) {
  const memory = new Map<string, T>();
  const startOf = (userId: string) => `${prefix}${userId}.`;
  const keyOf = (userId: string, { session_id, position }: Place) =>
    `${startOf(userId)}${session_id}.${position}`;

  function keysOf(userId: string): string[] {
    const start = startOf(userId);
    return [...new Set([...storedKeys(start), ...[...memory.keys()].filter(key => key.startsWith(start))])];
  }

  function read(key: string): T | null {
    try {
      return memory.get(key) ?? parsed(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  }

  return {
    /** Session by session and in order of the questions. */
    all: (userId: string): T[] =>
      keysOf(userId)
        .flatMap(key => read(key) ?? [])
        .sort(inOrder),
    at: (userId: string, place: Place): T | null => read(keyOf(userId, place)),
    /** Whether an entry lives in this page only and is lost with it. */
    isOnlyHere: (userId: string, place: Place): boolean => memory.has(keyOf(userId, place)),
    put(userId: string, entry: T): void {
      const key = keyOf(userId, entry);
      try {
        localStorage.setItem(key, JSON.stringify(entry));
        memory.delete(key);
      } catch {
        memory.set(key, entry);
      }
    },
    drop: (userId: string, place: Place): void => remove(keyOf(userId, place)),
    dropAll(userId: string): void {
      for (const key of keysOf(userId)) remove(key);
    },
  };
}
