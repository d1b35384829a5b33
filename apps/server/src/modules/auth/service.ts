import type { SignedIn, User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/http/endpoint-handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { randomToken, tokenHash } from '../../platform/secrets.ts';
import { issueCode, takeSend } from './codes.ts';
import { failuresOf, refuseWeak, tokenLife } from './rules.ts';
import type { Account, AccountOfToken } from './store.ts';
import * as store from './store.ts';

/** How stale the stored time of a token's last use may be. */
const touchMs = 3600 * 1000;

/** What the functions of this module work with. */
export interface Auth extends Platform {
  accountOfToken: AccountOfToken;
  /** The job that erases what a removed account left in other modules; it is given `{ userId }`. */
  afterRemoval: string;
}

export interface Credentials {
  email: string;
  password: string;
}
export interface SignUp extends Credentials {
  full_name: string;
}

/** Addresses are compared without letter case. */
export const addressOf = (email: string) => email.toLowerCase();

export async function authenticate(auth: Auth, token: string, now: Date): Promise<Caller | null> {
  const hash = tokenHash(token);
  const { bornAfter, usedAfter } = tokenLife(now);
  const found = await auth.accountOfToken(hash, bornAfter, usedAfter);
  if (!found) return null;
  if (now.getTime() - found.last_used_at.getTime() > touchMs) await store.touchToken(auth.db, hash, now);
  return { user: store.userOf(found.account), tokenHash: hash };
}

/** A new token for an account whose owner has just shown who they are. */
export async function signIn(tx: Db, account: Account, now: Date): Promise<SignedIn> {
  const token = randomToken();
  await store.insertToken(tx, account.id, tokenHash(token), now);
  return { access_token: token, user: store.userOf(account) };
}

export async function login(auth: Auth, given: Credentials, now: Date): Promise<SignedIn> {
  const { db, limits, hashing } = auth;
  hashing.assertRoom();
  const email = addressOf(given.email);
  await limits.check(failuresOf(email), now);
  const [verified, unproved] = [await store.maybeVerified(db, email), await store.maybeUnproved(db, email)];
  // Always two comparisons: the time tells neither whether nor how many accounts there are.
  const stored = [verified?.password_hash, unproved?.password_hash];
  const [first, second] = await hashing.matches(stored, given.password);
  const account = first ? verified : second ? unproved : null;
  if (account) return signIn(db, account, now);
  await limits.take([failuresOf(email)], now);
  throw new AppError('invalid_credentials', 'Invalid email or password');
}

export const logout = ({ db }: Auth, user: User, hash: string): Promise<void> =>
  store.deleteToken(db, user.id, hash);

/** Always a new account whose address is unproved, whoever else names that address. */
export async function register(auth: Auth, given: SignUp, now: Date): Promise<SignedIn> {
  const { db, config, hashing } = auth;
  const { full_name } = given;
  const email = addressOf(given.email);
  refuseWeak(config, given.password, { email, name: full_name });
  const password_hash = await hashing.hash(given.password);
  const maySend = await allowed(takeSend(auth, email, 'verify', now));
  return db.transaction(async tx => {
    const fresh = { email, full_name, password_hash, email_verified: false };
    const account = await store.insertAccount(tx, fresh, now);
    if (maySend) await issueCode(auth, tx, email, 'verify', now);
    return signIn(tx, account, now);
  });
}

export async function beginSignUp(auth: Auth, given: SignUp, now: Date): Promise<void> {
  const { full_name } = given;
  const email = addressOf(given.email);
  refuseWeak(auth.config, given.password, { email, name: full_name });
  auth.hashing.assertRoom();
  await takeSend(auth, email, 'verify', now);
  const password_hash = await auth.hashing.hash(given.password);
  await auth.db.transaction(async tx => {
    await store.replacePending(tx, { email, full_name, password_hash }, now);
    await issueCode(auth, tx, email, 'verify', now);
  });
}

export async function sendCodeAgain(auth: Auth, givenEmail: string, now: Date): Promise<void> {
  const email = addressOf(givenEmail);
  await takeSend(auth, email, 'verify', now);
  await auth.db.transaction(tx => issueCode(auth, tx, email, 'verify', now));
}

export async function requestReset(auth: Auth, givenEmail: string, now: Date): Promise<void> {
  const email = addressOf(givenEmail);
  await takeSend(auth, email, 'reset', now);
  await auth.db.transaction(tx => issueCode(auth, tx, email, 'reset', now));
}

export const cleanAccounts = ({ db }: Auth, now: Date): Promise<void> =>
  store.deleteExpired(db, tokenLife(now), now);

/** False when a limit refuses; other errors pass. */
async function allowed(taking: Promise<void>): Promise<boolean> {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}
