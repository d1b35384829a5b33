import type { SignedIn, User } from '@twelvefold/contract';
import type { Tx } from '../../platform/db/db.ts';
import { violates } from '../../platform/db/outage.ts';
import type { Browser } from '../../platform/http/browser.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import { checkCode, invalidCode } from './codes.ts';
import { doorOf, noteBrowser, strangersDoor } from './doors.ts';
import * as mails from './mails.ts';
import { failuresOf, refuseWeak } from './rules.ts';
import { note, nowhere } from './security-log/security-log.ts';
import { type Auth, addressOf, type Credentials, refuseClosed, type SignUp, signIn } from './service.ts';
import * as signIns from './sign-in-store.ts';
import type { Account } from './store.ts';
import * as store from './store.ts';

/*
 * Effects of a proved address. Every transaction here, as the deletion of an account, locks the mailbox first
 * (`lockMailbox`), so that they run one after another without deadlocks.
 */

export async function finishSignUp(
  auth: Auth,
  given: SignUp & { code: string },
  browser: Browser,
  now: Date,
): Promise<SignedIn> {
  const { full_name } = given;
  const email = addressOf(given.email);
  const mailbox = mailboxOf(email);
  refuseWeak(auth.config, given.password, { email, name: full_name });
  // Checked first: a sign-up that fails on a full queue must not use up the code.
  auth.hashing.assertRoom();
  const codeHash = await checkCode(auth, strangersDoor(mailbox), 'verify', given.code, now);
  const password_hash = await auth.hashing.hash(given.password);
  return prove(auth, mailbox, codeHash, async tx => {
    const account = await takeOver(auth, tx, { email, full_name, password_hash }, browser, now);
    await note(auth, tx, { kind: 'address_proved', mailbox, userId: account.id, browser }, now);
    return signIn(tx, account, browser, now);
  });
}

/**
 * Proves an address by its code. With the token of the account that registered it, that account becomes verified.
 * Without, the sign-up or account may be a stranger's: its password counts only in the browser that chose it, otherwise
 * the account has none until a reset.
 */
export async function verifyEmail(
  auth: Auth,
  given: { email: string; code: string },
  caller: User | null,
  browser: Browser,
  now: Date,
): Promise<SignedIn> {
  const email = addressOf(given.email);
  const mailbox = mailboxOf(email);
  const codeHash = await checkCode(auth, strangersDoor(mailbox), 'verify', given.code, now);
  return prove(auth, mailbox, codeHash, async tx => {
    const account =
      caller && mailboxOf(caller.email) === mailbox
        ? await proveOwn(auth, tx, caller, browser, now)
        : await proveForAnybody(auth, tx, email, browser, now);
    await note(auth, tx, { kind: 'address_proved', mailbox, userId: account.id, browser }, now);
    return signIn(tx, account, browser, now);
  });
}

/** Proves without a sign-in: a pending sign-up or account may be a stranger's. */
async function proveForAnybody(
  auth: Auth,
  tx: Tx,
  email: string,
  browser: Browser,
  now: Date,
): Promise<Account> {
  const mailbox = mailboxOf(email);
  const pending = await store.maybePending(tx, mailbox);
  const unproved = await store.maybeUnproved(tx, mailbox);
  const full_name = pending?.full_name ?? unproved?.full_name;
  if (!full_name) throw invalidCode('verify');
  const sameBrowser = pending?.browser != null && pending.browser === browser.secretHash;
  const password_hash = sameBrowser ? pending.password_hash : null;
  const proved = { email, full_name, password_hash };
  return takeOver(auth, tx, proved, browser, now);
}

/**
 * Resets the password by a code from the mailbox, which also proves the address. Signs everybody out and forgets all
 * known browsers but the calling one.
 */
export async function finishReset(
  auth: Auth,
  given: Credentials & { code: string },
  browser: Browser,
  now: Date,
): Promise<void> {
  const { db, config, limits, mailer } = auth;
  const email = addressOf(given.email);
  const mailbox = mailboxOf(email);
  refuseWeak(config, given.password, { email });
  auth.hashing.assertRoom();
  const door = await doorOf(db, mailbox, browser);
  const codeHash = await checkCode(auth, door, 'reset', given.code, now);
  const password_hash = await auth.hashing.hash(given.password);
  await db.transaction(async tx => {
    await store.lockMailbox(tx, mailbox);
    if (!(await store.consumeCode(tx, mailbox, 'reset', codeHash))) throw invalidCode('reset');
    const known = (await store.maybeVerified(tx, mailbox)) ?? (await store.maybeUnproved(tx, mailbox));
    if (!known) throw invalidCode('reset');
    const proved = { email, full_name: known.full_name, password_hash };
    const account = known.email_verified ? known : await takeOver(auth, tx, proved, browser, now);
    await replacePassword(tx, account.id, password_hash, now);
    await signIns.forgetBrowsers(tx, account.id);
    await noteBrowser(tx, account, browser, now);
    await note(auth, tx, { kind: 'password_reset', mailbox, userId: account.id, browser }, now);
    await mailer.send(tx, mails.passwordChanged(account.email, config));
  });
  await limits.forget(failuresOf(door).subject);
  await limits.forget(failuresOf(strangersDoor(mailbox)).subject);
}

/** A verified account with exactly these rights; changes an existing one where it differs. */
export async function ensureVerified(
  auth: Auth,
  given: SignUp & { is_admin: boolean },
  now: Date,
): Promise<Account> {
  const { db, hashing } = auth;
  const { full_name, is_admin } = given;
  const email = addressOf(given.email);
  const mailbox = mailboxOf(email);
  const known = await store.maybeVerified(db, mailbox);
  const [same] = known ? await hashing.matches([known.password_hash], given.password) : [];
  if (known && same && known.is_admin === is_admin) return known;
  const password_hash = await hashing.hash(given.password);
  return db.transaction(async tx => {
    await store.lockMailbox(tx, mailbox);
    const current = await store.maybeVerified(tx, mailbox);
    if (current && !same) await replacePassword(tx, current.id, password_hash, now);
    const proved = { email, full_name, password_hash };
    const account = current ?? (await takeOver(auth, tx, proved, nowhere, now));
    if (account.is_admin !== is_admin) {
      const kind = is_admin ? 'rights_given' : 'rights_taken';
      await note(auth, tx, { kind, mailbox, userId: account.id, browser: nowhere }, now);
    }
    return store.changeAccount(tx, account.id, { is_admin }, now);
  });
}

/**
 * Sets the password of an administrator who lost it; all browsers are signed out and forgotten. False when the address
 * has no administrator.
 */
export async function resetAdminPassword(
  { db, hashing, limits, secrets }: Pick<Auth, 'db' | 'hashing' | 'limits' | 'secrets'>,
  email: string,
  password: string,
  now: Date,
): Promise<boolean> {
  const mailbox = mailboxOf(addressOf(email));
  const password_hash = await hashing.hash(password);
  const reset = await db.transaction(async tx => {
    await store.lockMailbox(tx, mailbox);
    const account = await store.maybeVerified(tx, mailbox);
    if (!account?.is_admin) return false;
    await replacePassword(tx, account.id, password_hash, now);
    await signIns.forgetBrowsers(tx, account.id);
    const done = { kind: 'password_reset', mailbox, userId: account.id, browser: nowhere } as const;
    await note({ secrets }, tx, done, now);
    return true;
  });
  await limits.forget(failuresOf(strangersDoor(mailbox)).subject);
  return reset;
}

/** Closes the accounts of these addresses: no password, rights or sign-ins. Returns the addresses that were open. */
export async function closeAccounts(auth: Auth, emails: readonly string[], now: Date): Promise<string[]> {
  const closed: string[] = [];
  for (const email of emails)
    await auth.db.transaction(async tx => {
      const mailbox = mailboxOf(email);
      await store.lockMailbox(tx, mailbox);
      const account = await store.maybeVerified(tx, mailbox);
      if (!account || (account.password_hash === null && !account.is_admin)) return;
      await store.changeAccount(tx, account.id, { password_hash: null, is_admin: false }, now);
      await signIns.deleteTokensOf(tx, account.id);
      await signIns.forgetBrowsers(tx, account.id);
      const closing = { kind: 'account_closed', mailbox, userId: account.id, browser: nowhere } as const;
      await note(auth, tx, closing, now);
      closed.push(account.email);
    });
  return closed;
}

/** Consumes the code and proves the address in one transaction; `work` chooses the account. */
async function prove<T>(
  { db }: Auth,
  mailbox: string,
  codeHash: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async tx => {
      await store.lockMailbox(tx, mailbox);
      const consumed = await store.consumeCode(tx, mailbox, 'verify', codeHash);
      if (!consumed || (await store.maybeVerified(tx, mailbox))) throw invalidCode('verify');
      return await work(tx);
    });
  } catch (error) {
    // A concurrent proof of the same address won.
    throw violates(error, 'users_verified_mailbox') ? invalidCode('verify') : error;
  }
}

/** Verifies the signed-in account; nothing of it is lost. */
async function proveOwn(
  auth: Auth,
  tx: Tx,
  { id, email }: User,
  browser: Browser,
  now: Date,
): Promise<Account> {
  const mailbox = mailboxOf(email);
  await ownUnproved(auth, tx, mailbox, browser);
  await dropUnproved(auth, tx, mailbox, id);
  await store.deletePending(tx, mailbox);
  return store.changeAccount(tx, id, { email_verified: true }, now);
}

/**
 * Gives the address to the person who proved it. An unproved account is kept, with the proved password and without its
 * tokens, only when this browser made it or signed in to it; anybody else's practice under the address is discarded and
 * the owner gets a new account.
 */
async function takeOver(
  auth: Auth,
  tx: Tx,
  proved: { email: string; full_name: string; password_hash: string | null },
  browser: Browser,
  now: Date,
): Promise<Account> {
  const mailbox = mailboxOf(proved.email);
  const own = await ownUnproved(auth, tx, mailbox, browser);
  await store.deletePending(tx, mailbox);
  await dropUnproved(auth, tx, mailbox, own ? own.id : null);
  if (!own) return store.insertAccount(tx, { ...proved, email_verified: true }, now);
  await signIns.deleteTokensOf(tx, own.id);
  // Without a new password, the one chosen in this browser stays.
  const password_hash = proved.password_hash ?? own.password_hash;
  return store.changeAccount(tx, own.id, { ...proved, password_hash, email_verified: true }, now);
}

/** The unproved account of this browser. Throws when it is closed: proving its address does not reopen it. */
async function ownUnproved(
  { config }: Auth,
  tx: Tx,
  mailbox: string,
  { secretHash }: Browser,
): Promise<Account | null> {
  const own = secretHash ? await signIns.maybeUnprovedOf(tx, mailbox, secretHash) : null;
  if (own) refuseClosed(own, config.supportEmail);
  return own;
}

/** Deletes unproved accounts of a mailbox except the kept one; a job erases their data. */
export async function dropUnproved(
  { jobs, afterRemoval, holdStudent }: Auth,
  tx: Tx,
  mailbox: string,
  keptId: string | null,
): Promise<void> {
  for (const userId of await store.unprovedOf(tx, mailbox, keptId)) {
    // An answer in progress there finishes first.
    await holdStudent(tx, userId);
    await store.deleteAccount(tx, userId);
    await jobs.enqueue(tx, afterRemoval, { userId }, { key: userId });
  }
}

async function replacePassword(tx: Tx, userId: string, password_hash: string, now: Date): Promise<void> {
  await store.changeAccount(tx, userId, { password_hash }, now);
  await signIns.deleteTokensOf(tx, userId);
}
