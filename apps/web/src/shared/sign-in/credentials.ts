import type { SignedIn, User } from '@twelvefold/contract';
import { forgetSessions, inBrowser } from '../browser/stored.ts';

/** What could not be sent in a header is no token of ours, but damage: as good as none. */
function wholeToken(): string | null {
  const token = inBrowser.token.read();
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

export const credentials = {
  tokenKey: inBrowser.token.key,
  token: wholeToken,
  /** The user record kept with the token, if it looks like a person; not yet confirmed by the server. */
  user(): User | null {
    const user = inBrowser.user.readJson() as Partial<User> | null;
    return typeof user?.id === 'string' ? (user as User) : null;
  },
  keep({ access_token, user }: SignedIn): void {
    forgetSessions(user.id);
    // The person first: other tabs hear of the token, and then look whose it is.
    inBrowser.user.write(JSON.stringify(user));
    inBrowser.token.write(access_token);
    inBrowser.returning.write('yes');
  },
  keepUser(user: User): void {
    if (!wholeToken()) return;
    inBrowser.user.write(JSON.stringify(user));
    inBrowser.returning.write('yes');
  },
  /** Whether anybody was ever signed in in this browser. */
  everKept: (): boolean => inBrowser.returning.read() !== null,
  remove(): void {
    forgetSessions();
    inBrowser.user.remove();
    inBrowser.token.remove();
  },
  /** The account is gone: as if nobody had ever been signed in here. */
  removeAll(): void {
    credentials.remove();
    inBrowser.returning.remove();
  },
};
