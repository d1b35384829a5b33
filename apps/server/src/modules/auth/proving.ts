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
 * What a proved address changes. Every transaction here locks the mailbox before it touches a row (`lockMailbox`), as
 * the deletion of an account does: two of them wait for each other, and never both at once.
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
  // A code is not used up by a sign-up that cannot be finished now.
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
 * Proves an address by its code. With the token of the account that registered it, that account stays as it is and
 * becomes verified. Without, whoever began a pending sign-up or registered the address may have been anybody: their
 * password counts only in the browser where it was chosen, otherwise the account has none until a reset.
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

/** Without a sign-in: what is known of the address may be of anybody. */
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
 * A reset code comes from the mailbox: it proves the address as well, signs everybody out and forgets the browsers that
 * were known; the one it is typed in is known from here on.
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

/** A verified account with exactly these rights; an existing one of the address is changed where it differs. */
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
 * A new password for an administrator who has lost theirs; every browser is signed out and forgotten. False where the
 * address has no administrator.
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

/**
 * Closes the accounts of these addresses: no password, no rights, nobody signed in. Returns the addresses that were open.
 */
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

/** Uses the code up and proves the address, all in one transaction; `work` says whose account it becomes. */
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
    // Another proof of the same address was quicker.
    throw violates(error, 'users_verified_mailbox') ? invalidCode('verify') : error;
  }
}

/** The caller proved the address of the very account that is signed in: nothing of it is lost. */
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
 * Gives the address to whoever proved it. An unproved account goes on, with the proved password and without its tokens,
 * where this very browser made it or has signed in to it; what anybody else practised under the address is not the
 * owner's, and the owner starts with a new account.
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
  // What was chosen in this browser before stays, where nothing newer was.
  const password_hash = proved.password_hash ?? own.password_hash;
  return store.changeAccount(tx, own.id, { ...proved, password_hash, email_verified: true }, now);
}

/**
 * The unproved account of this browser, which may be closed: proving its address does not open it. Anybody else's closes
 * nothing to the owner.
 */
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

/** Deletes the accounts of a mailbox that were never proved, but for the kept one; what they left is erased later. */
export async function dropUnproved(
  { jobs, afterRemoval, holdStudent }: Auth,
  tx: Tx,
  mailbox: string,
  keptId: string | null,
): Promise<void> {
  for (const userId of await store.unprovedOf(tx, mailbox, keptId)) {
    // Whoever is in the middle of an answer there finishes first.
    await holdStudent(tx, userId);
    await store.deleteAccount(tx, userId);
    await jobs.enqueue(tx, afterRemoval, { userId }, { key: userId });
  }
}

async function replacePassword(tx: Tx, userId: string, password_hash: string, now: Date): Promise<void> {
  await store.changeAccount(tx, userId, { password_hash }, now);
  await signIns.deleteTokensOf(tx, userId);
}
