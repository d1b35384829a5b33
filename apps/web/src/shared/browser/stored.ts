/**
 * All entries of the product in the browser's storage. When storage is forbidden (private windows, policies) or full,
 * an entry is kept in memory as long as the page. The inline scripts (index.html, build/inline/first-script.ts,
 * build/inline/sign-in-tab.ts) read `token`, `user`, `returning` and `theme` by their full names.
 */
const prefix = 'cat_prep_';

type Area = 'localStorage' | 'sessionStorage';

export interface Stored {
  /** As `StorageEvent.key`. */
  readonly key: string;
  read(): string | null;
  /** The entry parsed as JSON; null when missing or damaged. */
  readJson(): unknown;
  /** Returns whether the entry outlives this page. */
  write(text: string): boolean;
  remove(): void;
  /** Whether the entry is in memory only and lost with the page. */
  isOnlyHere(): boolean;
}

/** Entries that storage refused, by key. */
const memory = new Map<string, string>();

function stored(area: Area, name: string): Stored {
  const key = prefix + name;
  const read = () => {
    try {
      return memory.get(key) ?? window[area].getItem(key);
    } catch {
      return null;
    }
  };
  return {
    key,
    read,
    readJson() {
      try {
        return JSON.parse(read() ?? 'null');
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        window[area].setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove() {
      memory.delete(key);
      try {
        window[area].removeItem(key);
      } catch {
        // Nothing could be stored, so there is nothing to remove.
      }
    },
    isOnlyHere: () => memory.has(key),
  };
}

function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(start));
  } catch {
    return [];
  }
}

/** All entries whose names begin with `name`. */
export function storedUnder(name: string): Stored[] {
  const start = prefix + name;
  const here = [...memory.keys()].filter(key => key.startsWith(start));
  const all = new Set([...storedKeys(start), ...here]);
  return [...all].map(key => stored('localStorage', key.slice(prefix.length)));
}

const browser = (name: string) => stored('localStorage', name);
const tab = (name: string) => stored('sessionStorage', name);

/** In localStorage: the sign-in, preferences, and unsent answers. */
export const inBrowser = {
  token: browser('token'),
  user: browser('user'),
  /** Set once somebody has signed in here: sign-in is then offered before sign-up. */
  returning: browser('returning'),
  /** The address that a person asked to be remembered at sign-in. */
  email: browser('email'),
  theme: browser('theme'),
  secret: browser('browser'),
  shortcuts: browser('shortcuts'),
  clock: browser('clock'),
  /** Per account, so that the next person in this browser does not get the cooldown. */
  completedAt: (userId: string) => browser(`completed_at.${userId}`),
  entry: browser,
};

/** Prefix of the cached open sessions of a person. */
export const sessionsOf = (userId: string): string => `session.${userId}.`;
/** Cache of the figures of their questions. */
export const figuresCache = 'cat_prep_figures';

/** Deletes all cached sessions and figures, except the sessions of `exceptOf`. */
export function forgetSessions(exceptOf?: string): void {
  const left = storedUnder('session.').filter(
    ({ key }) => exceptOf === undefined || !key.startsWith(prefix + sessionsOf(exceptOf)),
  );
  if (exceptOf !== undefined && left.length === 0) return;
  for (const place of left) place.remove();
  globalThis.caches?.delete(figuresCache).catch(() => {});
}

/** Minimum gap between reloads for a file that did not load, in milliseconds: the first one did not help. */
export const reloadGapMs = 10 * 60 * 1000;

/** In sessionStorage, as long as the tab. */
export const inTab = {
  packEvents: tab('pack_events'),
  plan: tab('plan'),
  reloadedAt: tab('reloaded'),
  crashes: tab('crashes'),
  /** Chosen and crossed-out options of an open question, and the time spent on it. */
  draft: (question: string) => tab(`draft.${question}`),
  /** The hints shown for an open question. */
  hints: (sessionId: string, questionId: string) => tab(`hints.${sessionId}.${questionId}`),
  /** The unsaved text of a note on a question. */
  note: (userId: string, questionId: string) => tab(`note.${userId}.${questionId}`),
};
