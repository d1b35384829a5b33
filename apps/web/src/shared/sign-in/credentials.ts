import type { SignedIn, User } from '@twelvefold/contract';
import { forgetSessions, inBrowser } from '../browser/stored.ts';

/** The stored token; a damaged one, which no header can carry, counts as none. */
function wholeToken(): string | null {
  const token = inBrowser.token.read();
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

export const credentials = {
  tokenKey: inBrowser.token.key,
  token: wholeToken,
  /** The stored user, when it has an id; not confirmed by the server. */
  user(): User | null {
    const user = inBrowser.user.readJson() as Partial<User> | null;
    return typeof user?.id === 'string' ? (user as User) : null;
  },
  keep({ access_token, user }: SignedIn): void {
    forgetSessions(user.id);
    // The user first: other tabs react to the token and then read whose it is.
    inBrowser.user.write(JSON.stringify(user));
    inBrowser.token.write(access_token);
    inBrowser.returning.write('yes');
  },
  keepUser(user: User): void {
    if (!wholeToken()) return;
    inBrowser.user.write(JSON.stringify(user));
    inBrowser.returning.write('yes');
  },
  /** Whether anybody has ever signed in in this browser. */
  everKept: (): boolean => inBrowser.returning.read() !== null,
  remove(): void {
    forgetSessions();
    inBrowser.user.remove();
    inBrowser.token.remove();
  },
  /** After an account was deleted: as if nobody had ever signed in here. */
  removeAll(): void {
    credentials.remove();
    inBrowser.returning.remove();
  },
};
