/**
 * Everything the product keeps in a browser. Storage can be forbidden (private windows, policies) or full: then an entry
 * lasts as long as the page. The first scripts of a page (index.html, build/inline/first-script.ts, build/inline/sign-in-tab.ts) read
 * `token`, `user`, `returning` and `theme` by their whole names.
 */
const prefix = 'cat_prep_';

type Area = 'localStorage' | 'sessionStorage';

export interface Stored {
  /** As `StorageEvent.key`. */
  readonly key: string;
  read(): string | null;
  /** What was written as JSON; null where nothing is stored, or something damaged. */
  readJson(): unknown;
  /** Whether it is kept longer than this page. */
  write(text: string): boolean;
  remove(): void;
  /** Whether it lives in this page only and is lost with it. */
  isOnlyHere(): boolean;
}

/** What no storage takes, by key. */
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
        // Nothing could be stored, so nothing is left behind.
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

/** Entries whose names begin alike, whatever wrote them. */
export function storedUnder(name: string): Stored[] {
  const start = prefix + name;
  const here = [...memory.keys()].filter(key => key.startsWith(start));
  const all = new Set([...storedKeys(start), ...here]);
  return [...all].map(key => stored('localStorage', key.slice(prefix.length)));
}

const browser = (name: string) => stored('localStorage', name);
const tab = (name: string) => stored('sessionStorage', name);

/** Kept in the browser: the sign-in, choices of the person, and what waits to be sent. */
export const inBrowser = {
  token: browser('token'),
  user: browser('user'),
  /** Somebody has been signed in here: the next visit is more likely a return than a beginning. */
  returning: browser('returning'),
  /** The address of whoever asked at a sign-in to have it remembered. */
  email: browser('email'),
  theme: browser('theme'),
  secret: browser('browser'),
  shortcuts: browser('shortcuts'),
  clock: browser('clock'),
  /** One an account, so that the next person at this browser is not asked to wait. */
  completedAt: (userId: string) => browser(`completed_at.${userId}`),
  entry: browser,
};

/** Open sessions, to be gone on with without a network, begin so, and with the person's id. */
export const sessionsOf = (userId: string): string => `session.${userId}.`;
/** The figures of their questions. */
export const figuresCache = 'cat_prep_figures';

/** Nothing of a person's session stays, but for the one whose id is given. */
export function forgetSessions(exceptOf?: string): void {
  const left = storedUnder('session.').filter(
    ({ key }) => exceptOf === undefined || !key.startsWith(prefix + sessionsOf(exceptOf)),
  );
  if (exceptOf !== undefined && left.length === 0) return;
  for (const place of left) place.remove();
  globalThis.caches?.delete(figuresCache).catch(() => {});
}

/** Within so long after a reload for a lost file there is no other, in milliseconds: it did not help. */
export const reloadRestMs = 10 * 60 * 1000;

/** Kept as long as the tab. */
export const inTab = {
  packEvents: tab('pack_events'),
  plan: tab('plan'),
  reloadedAt: tab('reloaded'),
  crashes: tab('crashes'),
  /** What is chosen and crossed out at an open question, and the time spent on it. */
  draft: (question: string) => tab(`draft.${question}`),
  /** The hints that an open question was given. */
  hints: (sessionId: string, questionId: string) => tab(`hints.${sessionId}.${questionId}`),
  /** What somebody typed as a note on a question and has not saved yet. */
  note: (userId: string, questionId: string) => tab(`note.${userId}.${questionId}`),
};
