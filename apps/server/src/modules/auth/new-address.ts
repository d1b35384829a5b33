import { figures, type User } from '@twelvefold/contract';
import type { Tx } from '../../platform/db/db.ts';
import { violates } from '../../platform/db/outage.ts';
import type { Browser } from '../../platform/http/browser.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { checkCode, invalidCode, issueCode } from './codes.ts';
import type { Door } from './doors.ts';
import * as mails from './mails.ts';
import { confirmPassword } from './own-account.ts';
import { dropUnproved } from './proving.ts';
import { note } from './security-log/security-log.ts';
import { type Auth, addressOf } from './service.ts';
import * as signIns from './sign-in-store.ts';
import * as store from './store.ts';

/* Moving an account to another address: a code from the new mailbox proves it; the old address is notified. */

const { code: figure } = figures;

/** Limits per new mailbox and per account: nobody can mail strangers through this. */
const sendAllowances = [
  { most: 1, seconds: figure.resendSeconds },
  { most: figure.sendsPerHour, seconds: 3600 },
  { most: figure.sendsPerDay, seconds: 24 * 3600 },
];

/** The code belongs to this account; another account that asks for the same address has its own. */
const doorOf = (user: User, mailbox: string): Door => ({ mailbox, browser: `account ${user.id}` });

const refusal = (message: string) =>
  new AppError('validation_failed', message, { errors: [{ path: 'email', message }] });

/**
 * Mails a code to the new address; an address with an account gets another mail, and the caller cannot tell. Throws
 * `validation_failed` for a wrong password and for the account's own address.
 */
export async function askForAddress(
  platform: Platform,
  user: User,
  given: { email: string; password: string },
  browser: Browser,
  now: Date,
): Promise<void> {
  const email = addressOf(given.email);
  const mailbox = mailboxOf(email);
  // ADMIN_EMAIL and the password command identify an administrator by address.
  if (user.is_admin) throw refusal('The address of an administrator stays as it is.');
  if (mailbox === mailboxOf(user.email)) throw refusal('This is the address of your account already.');
  await confirmPassword(platform, user, { password: given.password }, browser, now);
  await platform.limits.take(
    [
      { subject: `code move account ${user.id}`, allowances: sendAllowances },
      { subject: `code move ${mailbox}`, allowances: sendAllowances },
    ],
    now,
  );
  await issueCode(platform, platform.db, email, doorOf(user, mailbox), 'move', now);
}

/**
 * Moves the account and deletes unproved accounts of the new address. All other browsers are signed out and the old
 * address is mailed. Throws `code_invalid`.
 */
export async function moveToAddress(
  auth: Auth,
  user: User,
  given: { email: string; code: string },
  { tokenHash, browser }: { tokenHash: string; browser: Browser },
  now: Date,
): Promise<void> {
  const { db, mailer, config } = auth;
  const email = addressOf(given.email);
  const mailbox = mailboxOf(email);
  const codeHash = await checkCode(auth, doorOf(user, mailbox), 'move', given.code, now);
  const move = async (tx: Tx) => {
    // Locks both, in sorted order: the old mailbox must not be proved by another account meanwhile.
    for (const one of [mailboxOf(user.email), mailbox].toSorted()) await store.lockMailbox(tx, one);
    const consumed = await store.consumeCode(tx, mailbox, 'move', codeHash);
    if (!consumed || (await store.maybeVerified(tx, mailbox))) throw invalidCode('move');
    const before = await store.accountById(tx, user.id);
    await store.deletePending(tx, mailbox);
    await dropUnproved(auth, tx, mailbox, user.id);
    await store.moveAccount(tx, user.id, { email, mailbox }, now);
    await signIns.deleteOtherTokens(tx, user.id, tokenHash);
    await note(auth, tx, { kind: 'address_changed', mailbox, userId: user.id, browser }, now);
    // An unproved address may belong to anyone.
    if (before.email_verified) await mailer.send(tx, mails.addressChanged(before.email, email, config));
  };
  try {
    await db.transaction(move);
  } catch (error) {
    // A concurrent proof of the same address won.
    throw violates(error, 'users_verified_mailbox') ? invalidCode('move') : error;
  }
}
