import { figures, type SecurityEventKind, type User } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Browser } from '../../platform/http/browser.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import type { PersonalData, Platform } from '../../platform/platform.ts';
import { AppError, notFound } from '../../platform/problems.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type Door, strangersDoor } from './doors.ts';
import * as mails from './mails.ts';
import { failuresOf, refuseWeak, tokenLife } from './rules.ts';
import { maybeSecondFactor } from './second-factor/store.ts';
import { eventsOf, forgetMailbox, note } from './security-log/security-log.ts';
import * as signIns from './sign-in-store.ts';
import * as store from './store.ts';

/* Actions of a signed-in person on the account itself. */

export interface OwnProfile {
  user: User;
  promotions: boolean;
  created_at: Date;
  /** Number of signed-in browsers. */
  browsers: number;
  second_factor: { on: boolean; recovery_codes: number };
}

/** Changes that need no password. */
export type ProfileChange = Partial<
  Pick<store.Account, 'full_name' | 'phone' | 'adaptive_enabled' | 'promotions'>
>;

const noPassword =
  'This account has no password yet. Sign out, choose "Forgot password?" and set one with the code we email you.';

const samePassword = 'This is your password already. Choose another one.';

/** Wrong passwords of a signed-in account have a limit of their own, apart from sign-ins. */
const ownDoor = ({ id }: User): Door => strangersDoor(id);

const refusal = (field: string, message: string) =>
  new AppError('validation_failed', message, { errors: [{ path: field, message }] });

export async function ownProfile(db: Db, userId: string, now: Date): Promise<OwnProfile> {
  const account = await store.accountById(db, userId);
  const browsers = await signIns.tokensOf(db, userId, tokenLife(now));
  const { promotions, created_at } = account;
  const factor = account.second_factor ? await maybeSecondFactor(db, userId) : null;
  const second_factor = { on: account.second_factor, recovery_codes: factor?.recovery_hashes.length ?? 0 };
  return { user: store.userOf(account), promotions, created_at, browsers: browsers.length, second_factor };
}

export async function changeProfile(tx: Tx, userId: string, change: ProfileChange, now: Date): Promise<void> {
  await store.changeAccount(tx, userId, change, now);
}

/** Logs an action of the account's owner. */
const noteOwn = (
  platform: Platform,
  db: Db,
  user: User,
  kind: SecurityEventKind,
  browser: Browser,
  now: Date,
) => note(platform, db, { kind, mailbox: mailboxOf(user.email), userId: user.id, browser }, now);

/** Throws `validation_failed` at `field` for a wrong password; tries are limited as at sign-in. */
export async function confirmPassword(
  platform: Platform,
  user: User,
  { password, field = 'password' }: { password: string; field?: string },
  browser: Browser,
  now: Date,
): Promise<void> {
  const { db, limits, hashing } = platform;
  const { password_hash } = await store.accountById(db, user.id);
  if (password_hash === null) throw refusal(field, noPassword);
  await limits.check(failuresOf(ownDoor(user)), now);
  const [same] = await hashing.matches([password_hash], password);
  if (same) return;
  await noteOwn(platform, db, user, 'password_refused', browser, now);
  await limits.take([failuresOf(ownDoor(user))], now);
  throw refusal(field, 'This is not your password.');
}

/** Sets a new password; all other browsers are signed out and the owner is mailed. */
export async function changePassword(
  platform: Platform,
  user: User,
  { tokenHash, browser }: { tokenHash: string; browser: Browser },
  { current, next }: { current: string; next: string },
  now: Date,
): Promise<void> {
  const { db, mailer, config } = platform;
  await confirmPassword(platform, user, { password: current, field: 'current_password' }, browser, now);
  if (next === current) throw refusal('new_password', samePassword);
  refuseWeak(config, next, { email: user.email, name: user.full_name });
  const password_hash = await platform.hashing.hash(next);
  await db.transaction(async tx => {
    await store.changeAccount(tx, user.id, { password_hash }, now);
    await signIns.deleteOtherTokens(tx, user.id, tokenHash);
    await noteOwn(platform, tx, user, 'password_changed', browser, now);
    await mailer.send(tx, mails.passwordChangedInside(user.email, config));
  });
}

export interface SignInRow {
  id: string;
  /** Whether it is the calling browser. */
  current: boolean;
  browser: string;
  address: string;
  signed_in_at: Date;
  last_used_at: Date;
}

/** The account's sign-ins, last used first. */
export async function signInsNow(db: Db, userId: string, tokenHash: string, now: Date): Promise<SignInRow[]> {
  const rows = await signIns.tokensOf(db, userId, tokenLife(now));
  return rows.map(row => ({
    id: row.id,
    current: row.token_hash === tokenHash,
    browser: row.agent,
    address: row.client,
    signed_in_at: row.created_at,
    last_used_at: row.last_used_at,
  }));
}

/** Signs one browser out. Throws `not_found`. */
export async function endSignIn(
  platform: Platform,
  user: User,
  id: string,
  browser: Browser,
  now: Date,
): Promise<void> {
  if (!(await signIns.deleteTokenById(platform.db, user.id, id))) throw notFound();
  await noteOwn(platform, platform.db, user, 'sign_in_ended', browser, now);
}

/** Signs all browsers out, the calling one included. */
export const signOutEverywhere = (
  platform: Platform,
  user: User,
  browser: Browser,
  now: Date,
): Promise<void> =>
  platform.db.transaction(async tx => {
    await signIns.deleteTokensOf(tx, user.id);
    await noteOwn(platform, tx, user, 'signed_out_everywhere', browser, now);
  });

export const noteExport = (platform: Platform, user: User, browser: Browser, now: Date): Promise<void> =>
  noteOwn(platform, platform.db, user, 'data_exported', browser, now);

export const securityLogOf = (db: Db, userId: string) =>
  eventsOf(db, userId, figures.account.securityLogShown);

/** Mails the owner when the address was proved. */
export async function mailDeletion({ mailer, config }: Platform, tx: Tx, user: User): Promise<void> {
  if (user.email_verified) await mailer.send(tx, mails.accountDeleted(user.email, config));
}

/** More than half a year holds: strangers' tries are folded to one row an hour and address. */
const eventsExported = 10_000;

/** Account, sign-ins and security log of a person. */
export const accountData = (secrets: Secrets): PersonalData => ({
  exportOf: async (db, { id }) => {
    const account = await store.accountById(db, id);
    const { created_at, updated_at, promotions } = account;
    const { name: _name, is_admin: _role, ...profile } = store.userOf(account);
    const living = await signIns.tokensOf(db, id, { bornAfter: new Date(0), usedAfter: new Date(0) });
    const known = await signIns.knownBrowsersOf(db, id);
    const factor = await maybeSecondFactor(db, id);
    return {
      profile: { ...profile, promotions, created_at, updated_at },
      sign_ins: living.map(({ created_at, last_used_at, agent, client }) => ({
        signed_in_at: created_at,
        last_used_at,
        browser: agent,
        address: client,
      })),
      known_browsers: known.map(({ first_seen_at, last_seen_at }) => ({ first_seen_at, last_seen_at })),
      second_factor: factor?.confirmed_at
        ? { since: factor.confirmed_at, recovery_codes: factor.recovery_hashes.length }
        : null,
      security_log: await eventsOf(db, id, eventsExported),
    };
  },
  erase: async (tx, { id, provedEmail }) => {
    await store.deleteAccount(tx, id);
    if (!provedEmail) return;
    await store.deleteTracesOf(tx, mailboxOf(provedEmail));
    await forgetMailbox({ secrets }, tx, mailboxOf(provedEmail));
  },
});
