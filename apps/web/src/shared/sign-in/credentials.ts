import type { SignedIn, User } from '@twelvefold/contract';

const tokenKey = 'cat_prep_token';
const userKey = 'cat_prep_user';

/** Storage can be forbidden (private windows, policies): then a sign-in lasts as long as the page. */
let memory: { token: string; user: User } | null = null;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What could not be sent in a header is no token of ours, but damage: as good as none. */
function wholeToken(): string | null {
  const token = read(tokenKey);
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

/** Only what looks like a person; anything else is asked from the server again. */
function storedUser(): User | null {
  const user = JSON.parse(read(userKey) ?? 'null') as Partial<User> | null;
  return typeof user?.id === 'string' ? (user as User) : null;
}

export const credentials = {
  tokenKey,
  token: (): string | null => memory?.token ?? wholeToken(),
  /** The user record kept with the token; not yet confirmed by the server. */
  user(): User | null {
    try {
      return memory?.user ?? storedUser();
    } catch {
      return null;
    }
  },
  keep({ access_token, user }: SignedIn): void {
    memory = null;
    try {
      // The person first: other tabs hear of the token, and then look whose it is.
      localStorage.setItem(userKey, JSON.stringify(user));
      localStorage.setItem(tokenKey, access_token);
    } catch {
      memory = { token: access_token, user };
    }
  },
  keepUser(user: User): void {
    const token = credentials.token();
    if (token) credentials.keep({ access_token: token, user });
  },
  remove(): void {
    memory = null;
    try {
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(userKey);
    } catch {
      // Nothing could be stored, so nothing is left behind.
    }
  },
};
