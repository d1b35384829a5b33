import type { SignedIn, User } from '@twelvefold/contract';
import type { Tx } from '../../platform/db/db.ts';
import type { Browser } from '../../platform/http/browser.ts';
import type { Caller } from '../../platform/http/endpoint-handlers.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { issueCode, takeSend } from './codes.ts';
import { type Door, doorOf, noteBrowser, strangersDoor, tellOwner } from './doors.ts';
import * as mails from './mails.ts';
import { failuresOf, refuseWeak, signInsOf, tokenLife } from './rules.ts';
import { checkCode as checkSecondFactor } from './second-factor/checking.ts';
import { isRequired } from './second-factor/second-factor.ts';
import { deleteOldEvents, note } from './security-log/security-log.ts';
import type { AccountOfToken } from './sign-in-store.ts';
import * as signIns from './sign-in-store.ts';
import type { Account } from './store.ts';
import * as store from './store.ts';
import { tokenOf } from './token.ts';

/** Maximum staleness of a token's `last_used_at`. */
const touchMs = 3600 * 1000;

/** Dependencies of this module. */
export interface Auth extends Platform {
  accountOfToken: AccountOfToken;
  /** Job that erases a removed account's data in other modules; data `{ userId }`. */
  afterRemoval: string;
  /** A later module's lock of a student's practice, until the transaction ends. */
  holdStudent: (tx: Tx, userId: string) => Promise<void>;
}

export interface Credentials {
  email: string;
  password: string;
}
interface SignInGiven extends Credentials {
  /** Code of the authenticator app, or a recovery code. */
  second_factor?: string | undefined;
}
export interface SignUp extends Credentials {
  full_name: string;
}

/** Stored form of an address. */
export const addressOf = (email: string) => email.toLowerCase();

export async function authenticate(auth: Auth, token: string, now: Date): Promise<Caller | null> {
  const hash = tokenHash(token);
  const { bornAfter, usedAfter } = tokenLife(now);
  const account = await auth.accountOfToken(token, bornAfter, usedAfter);
  if (account?.standing !== 'active') return null;
  if (now.getTime() - account.last_used_at.getTime() > touchMs)
    await signIns.touchToken(auth.db, account.id, hash, now);
  const lacksSecondFactor = !account.second_factor && isRequired(auth, account);
  return { user: store.userOf(account), tokenHash: hash, lacksSecondFactor };
}

/** Throws `account_suspended`, with the reason, for an account that is not active. */
export function refuseClosed({ standing, standing_reason }: Account, supportEmail: string): void {
  if (standing === 'active') return;
  const what = standing === 'suspended' ? 'This account is suspended' : 'We have closed this account';
  throw new AppError(
    'account_suspended',
    `${what}: ${standing_reason ?? 'no reason was noted.'} Questions? Write to ${supportEmail}.`,
  );
}

/** A new token for a verified owner; makes the browser a known one. */
export async function signIn(tx: Tx, account: Account, browser: Browser, now: Date): Promise<SignedIn> {
  const token = tokenOf(account.id);
  await noteBrowser(tx, account, browser, now);
  await signIns.insertToken(tx, account.id, tokenHash(token), browser, now);
  return { access_token: token, user: store.userOf(account) };
}

/** Like `signIn`; also mails the owner of a proved address about a new browser. */
async function signInByPassword(
  auth: Auth,
  account: Account,
  browser: Browser,
  now: Date,
): Promise<SignedIn> {
  const { db, mailer, config } = auth;
  return db.transaction(async tx => {
    const token = tokenOf(account.id);
    const isNew = await noteBrowser(tx, account, browser, now);
    await signIns.insertToken(tx, account.id, tokenHash(token), browser, now);
    const kind = isNew ? 'signed_in_new_browser' : 'signed_in';
    const { id: userId, mailbox } = account;
    await note(auth, tx, { kind, mailbox, userId, browser }, now);
    if (isNew && account.email_verified)
      await mailer.send(tx, mails.newBrowser(account.email, browser, now, config));
    return { access_token: token, user: store.userOf(account) };
  });
}

const doorClosed =
  'Too many failed sign-ins with this address today. A browser that has signed in before still can; otherwise use the link in the email we have sent to the owner of the address, or reset the password.';

export async function login(auth: Auth, given: SignInGiven, browser: Browser, now: Date): Promise<SignedIn> {
  const { db, limits, hashing } = auth;
  hashing.assertRoom();
  const mailbox = mailboxOf(given.email);
  const door = await doorOf(db, mailbox, browser);
  await limits.take([signInsOf(door)], now);
  await limits.check(failuresOf(door), now).catch(error => closed(auth, door, browser, error, now));
  const [verified, unproved] = [
    await store.maybeVerified(db, mailbox),
    await store.maybeUnproved(db, mailbox),
  ];
  // Always two comparisons: the time reveals neither existence nor number of accounts.
  const stored = [verified?.password_hash, unproved?.password_hash];
  const [first, second] = await hashing.matches(stored, given.password);
  const account = first ? verified : second ? unproved : null;
  if (account) {
    if (account.second_factor) {
      const asked = { userId: account.id, door, browser, field: 'second_factor' };
      await checkSecondFactor(auth, asked, given.second_factor, now);
    }
    await limits.forget(failuresOf(door).subject);
    refuseClosed(account, auth.config.supportEmail);
    return signInByPassword(auth, account, browser, now);
  }
  const userId = (verified ?? unproved)?.id ?? null;
  await note(auth, db, { kind: 'sign_in_failed', mailbox, userId, browser }, now);
  await limits.take([failuresOf(door)], now).catch(error => closed(auth, door, browser, error, now));
  throw new AppError('invalid_credentials', 'Invalid email or password');
}

/** Rethrows a limit for strangers with words about the way back, and mails the owner. */
async function closed(auth: Auth, door: Door, browser: Browser, error: unknown, now: Date): Promise<never> {
  if (!(error instanceof AppError) || error.code !== 'too_many_requests' || door.browser !== null)
    throw error;
  const owner = await store.maybeVerified(auth.db, door.mailbox);
  const userId = owner?.id ?? null;
  await note(auth, auth.db, { kind: 'sign_in_closed', mailbox: door.mailbox, userId, browser }, now);
  await tellOwner(auth, door.mailbox, now);
  throw new AppError('too_many_requests', doorClosed, error.more);
}

export const logout = ({ db }: Auth, user: User, hash: string): Promise<void> =>
  signIns.deleteToken(db, user.id, hash);

/** Always creates an unproved account, even if others have the address. */
export async function register(auth: Auth, given: SignUp, browser: Browser, now: Date): Promise<SignedIn> {
  const { db, config, hashing } = auth;
  const { full_name } = given;
  const email = addressOf(given.email);
  const door = strangersDoor(mailboxOf(email));
  refuseWeak(config, given.password, { email, name: full_name });
  const password_hash = await hashing.hash(given.password);
  const maySend = await allowed(takeSend(auth, door, 'verify', now));
  return db.transaction(async tx => {
    const fresh = { email, full_name, password_hash, email_verified: false };
    const account = await store.insertAccount(tx, fresh, now);
    if (maySend) await issueCode(auth, tx, email, door, 'verify', now);
    const made = { kind: 'account_made', mailbox: door.mailbox, userId: account.id, browser } as const;
    await note(auth, tx, made, now);
    return signIn(tx, account, browser, now);
  });
}

export async function beginSignUp(auth: Auth, given: SignUp, browser: Browser, now: Date): Promise<void> {
  const { full_name } = given;
  const email = addressOf(given.email);
  const door = strangersDoor(mailboxOf(email));
  refuseWeak(auth.config, given.password, { email, name: full_name });
  auth.hashing.assertRoom();
  await takeSend(auth, door, 'verify', now);
  const password_hash = await auth.hashing.hash(given.password);
  const pending = { email: door.mailbox, full_name, password_hash, browser: browser.secretHash };
  await auth.db.transaction(async tx => {
    await store.replacePending(tx, pending, now);
    await issueCode(auth, tx, email, door, 'verify', now);
  });
}

export async function sendCodeAgain(auth: Auth, givenEmail: string, now: Date): Promise<void> {
  const email = addressOf(givenEmail);
  const door = strangersDoor(mailboxOf(email));
  await takeSend(auth, door, 'verify', now);
  await auth.db.transaction(tx => issueCode(auth, tx, email, door, 'verify', now));
}

export async function requestReset(
  auth: Auth,
  givenEmail: string,
  browser: Browser,
  now: Date,
): Promise<void> {
  const email = addressOf(givenEmail);
  const door = await doorOf(auth.db, mailboxOf(email), browser);
  await takeSend(auth, door, 'reset', now);
  await auth.db.transaction(tx => issueCode(auth, tx, email, door, 'reset', now));
}

export async function cleanAccounts({ db }: Auth, now: Date): Promise<void> {
  await store.deleteExpired(db, tokenLife(now), now);
  await deleteOldEvents(db, now);
}

/** Returns false when a limit refuses; other errors are rethrown. */
async function allowed(taking: Promise<void>): Promise<boolean> {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}
