import { figures, type SecondFactorSetUp, type User } from '@twelvefold/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import { mailboxOf } from '../../../platform/mail/mailbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { AppError } from '../../../platform/problems.ts';
import { randomText } from '../../../platform/secrets.ts';
import { strangersDoor } from '../doors.ts';
import * as mails from '../mails.ts';
import { confirmPassword } from '../own-account.ts';
import { failuresOf } from '../rules.ts';
import { note, nowhere } from '../security-log/security-log.ts';
import { deleteOtherTokens } from '../sign-in-store.ts';
import { changeAccount, maybeVerified } from '../store.ts';
import { checkCode, hashOfRecovery, invalid } from './checking.ts';
import * as store from './store.ts';
import { newSecret, qrOf, stepOf, uriOf } from './totp.ts';

/* The second factor on the account page: set-up, confirmation, removal. */

/** No characters that look alike; ten of these 32 are 50 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const recoveryLength = 10;

const newRecoveryCodes = (): string[] =>
  Array.from({ length: figures.account.recoveryCodes }, () => randomText(alphabet, recoveryLength));

/** Shown in two halves. */
const shown = (code: string) => `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;

const alreadyOn = () => new AppError('validation_failed', 'A second factor is set up already.');
const notOn = () => new AppError('validation_failed', 'There is no second factor to change.');

/** The caller and browser of an action on the own account. */
export interface Acting {
  user: User;
  tokenHash: string;
  browser: Browser;
}

/** Whether a second factor is required: of administrators in production. */
export const isRequired = ({ config }: Platform, { is_admin }: Pick<User, 'is_admin'>): boolean =>
  is_admin && config.profile === 'production';

/** Starts the set-up with a new secret; only the newest can be confirmed. */
export async function beginSecondFactor(
  platform: Platform,
  { user, browser }: Acting,
  password: string,
  now: Date,
): Promise<SecondFactorSetUp> {
  const { db, secrets, config } = platform;
  if (!user.email_verified)
    throw new AppError('email_not_verified', 'Please verify your email address first.');
  await confirmPassword(platform, user, { password }, browser, now);
  const secret = newSecret();
  if (!(await store.putPending(db, user.id, secrets.seal('second factor', secret), now))) throw alreadyOn();
  const uri = uriOf(secret, config.productName, user.email);
  return { secret, uri, qr: qrOf(uri) };
}

/** Turns it on after a code of the app; other browsers are signed out. Returns the recovery codes. */
export async function confirmSecondFactor(
  platform: Platform,
  { user, tokenHash, browser }: Acting,
  code: string,
  now: Date,
): Promise<string[]> {
  const { db, limits, secrets, mailer, config } = platform;
  const failures = failuresOf(strangersDoor(user.id));
  await limits.check(failures, now);
  const pending = await store.maybeSecondFactor(db, user.id);
  if (!pending || pending.confirmed_at) throw alreadyOn();
  const step = stepOf(secrets.open('second factor', pending.secret), code.replace(/\s/g, ''), now);
  if (step === null) {
    await limits.take([failures], now);
    throw invalid('code');
  }
  const codes = newRecoveryCodes();
  const hashes = codes.map(one => hashOfRecovery(secrets, user.id, one));
  await db.transaction(async tx => {
    if (!(await store.confirmPending(tx, user.id, hashes, now))) throw alreadyOn();
    await store.useStep(tx, user.id, step);
    await changeAccount(tx, user.id, { second_factor: true }, now);
    await deleteOtherTokens(tx, user.id, tokenHash);
    await note(
      platform,
      tx,
      { kind: 'second_factor_on', mailbox: mailboxOf(user.email), userId: user.id, browser },
      now,
    );
    await mailer.send(tx, mails.secondFactorChanged(user.email, true, config));
  });
  return codes.map(shown);
}

export async function newRecovery(
  platform: Platform,
  { user, browser }: Acting,
  password: string,
  now: Date,
): Promise<string[]> {
  const { db, secrets } = platform;
  await confirmPassword(platform, user, { password }, browser, now);
  const codes = newRecoveryCodes();
  const hashes = codes.map(one => hashOfRecovery(secrets, user.id, one));
  if (!(await store.replaceRecoveryHashes(db, user.id, hashes))) throw notOn();
  const made = {
    kind: 'recovery_codes_made',
    mailbox: mailboxOf(user.email),
    userId: user.id,
    browser,
  } as const;
  await note(platform, db, made, now);
  return codes.map(shown);
}

/** Turns it off with password and code. Throws `access_denied` where it is required. */
export async function endSecondFactor(
  platform: Platform,
  { user, browser }: Acting,
  given: { password: string; code: string },
  now: Date,
): Promise<void> {
  if (isRequired(platform, user))
    throw new AppError('access_denied', 'Administrators cannot go without a second factor.');
  await confirmPassword(platform, user, given, browser, now);
  const door = strangersDoor(user.id);
  await checkCode(platform, { userId: user.id, door, browser, field: 'code' }, given.code, now);
  await platform.db.transaction(async tx => {
    await removeSecondFactor(platform, tx, user, browser, now);
    await platform.mailer.send(tx, mails.secondFactorChanged(user.email, false, platform.config));
  });
}

async function removeSecondFactor(
  { secrets }: Pick<Platform, 'secrets'>,
  tx: Db,
  { id, email }: Pick<User, 'id' | 'email'>,
  browser: Browser,
  now: Date,
): Promise<void> {
  await store.deleteSecondFactor(tx, id);
  await changeAccount(tx, id, { second_factor: false }, now);
  const off = { kind: 'second_factor_off', mailbox: mailboxOf(email), userId: id, browser } as const;
  await note({ secrets }, tx, off, now);
}

/**
 * Removes the second factor of a person who lost app and recovery codes, after an operator has verified them. False
 * when no account with a second factor has the address.
 */
export async function liftSecondFactor(
  needs: Pick<Platform, 'db' | 'secrets'>,
  email: string,
  now: Date,
): Promise<boolean> {
  const account = await maybeVerified(needs.db, mailboxOf(email));
  if (!account?.second_factor) return false;
  await needs.db.transaction(tx => removeSecondFactor(needs, tx, account, nowhere, now));
  return true;
}
