import type { SignedIn, User } from '@twelvefold/contract';
import { forgetSessions, kept } from '../browser/stored.ts';

/** What could not be sent in a header is no token of ours, but damage: as good as none. */
function wholeToken(): string | null {
  const token = kept.token.read();
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

export const credentials = {
  tokenKey: kept.token.key,
  token: wholeToken,
  /** The user record kept with the token, if it looks like a person; not yet confirmed by the server. */
  user(): User | null {
    const user = kept.user.readJson() as Partial<User> | null;
    return typeof user?.id === 'string' ? (user as User) : null;
  },
  keep({ access_token, user }: SignedIn): void {
    forgetSessions(user.id);
    // The person first: other tabs hear of the token, and then look whose it is.
    kept.user.write(JSON.stringify(user));
    kept.token.write(access_token);
    kept.returning.write('yes');
  },
  keepUser(user: User): void {
    if (!wholeToken()) return;
    kept.user.write(JSON.stringify(user));
    kept.returning.write('yes');
  },
  /** Whether anybody was ever signed in in this browser. */
  everKept: (): boolean => kept.returning.read() !== null,
  remove(): void {
    forgetSessions();
    kept.user.remove();
    kept.token.remove();
  },
  /** The account is gone: as if nobody had ever been signed in here. */
  removeAll(): void {
    credentials.remove();
    kept.returning.remove();
  },
};
