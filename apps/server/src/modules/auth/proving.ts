import type { SignedIn, User } from '@twelvefold/contract';
import type { Tx } from '../../platform/db/db.ts';
import { violates } from '../../platform/db/outage.ts';
import { checkCode, invalidCode } from './codes.ts';
import * as mails from './mails.ts';
import { failuresOf, refuseWeak } from './rules.ts';
import { type Auth, addressOf, type Credentials, type SignUp, signIn } from './service.ts';
import type { Account } from './store.ts';
import * as store from './store.ts';

/*
 * What a proved address changes. Every transaction here locks the address before it touches a row (`lockAddress`), as
 * the deletion of an account does: two of them wait for each other, and never both at once.
 */

export async function finishSignUp(
  auth: Auth,
  given: SignUp & { code: string },
  now: Date,
): Promise<SignedIn> {
  const { full_name } = given;
  const email = addressOf(given.email);
  refuseWeak(auth.config, given.password, { email, name: full_name });
  // A code is not used up by a sign-up that cannot be finished now.
  auth.hashing.assertRoom();
  const codeHash = await checkCode(auth, email, 'verify', given.code, now);
  const password_hash = await auth.hashing.hash(given.password);
  return prove(auth, email, codeHash, async tx =>
    signIn(tx, await takeOver(auth, tx, { email, full_name, password_hash }, now), now),
  );
}

/**
 * Proves an address by its code. With the token of the account that registered it, that account stays as it is
 * and becomes verified. Without, the pending sign-up's owner gets the address; where there is none, the
 * unproved account is taken over without a password, for whoever registered it may have been anybody.
 */
export async function verifyEmail(
  auth: Auth,
  givenEmail: string,
  code: string,
  caller: User | null,
  now: Date,
): Promise<SignedIn> {
  const email = addressOf(givenEmail);
  const codeHash = await checkCode(auth, email, 'verify', code, now);
  return prove(auth, email, codeHash, async tx => {
    if (caller && caller.email === email) return signIn(tx, await proveOwn(auth, tx, caller, now), now);
    const pending = await store.maybePending(tx, email);
    if (!pending && !(await store.maybeUnproved(tx, email))) throw invalidCode('verify');
    const { full_name, password_hash } = pending ?? { full_name: null, password_hash: null };
    return signIn(tx, await takeOver(auth, tx, { email, full_name, password_hash }, now), now);
  });
}

/** A reset code comes from the mailbox: it proves the address as well, and signs everybody out. */
export async function finishReset(
  auth: Auth,
  given: Credentials & { code: string },
  now: Date,
): Promise<void> {
  const { db, config, limits, mailer } = auth;
  const email = addressOf(given.email);
  refuseWeak(config, given.password, { email });
  auth.hashing.assertRoom();
  const codeHash = await checkCode(auth, email, 'reset', given.code, now);
  const password_hash = await auth.hashing.hash(given.password);
  await db.transaction(async tx => {
    await store.lockAddress(tx, email);
    if (!(await store.consumeCode(tx, email, 'reset', codeHash))) throw invalidCode('reset');
    const verified = await store.maybeVerified(tx, email);
    if (verified) await replacePassword(tx, verified.id, password_hash, now);
    else if (await store.maybeUnproved(tx, email))
      await takeOver(auth, tx, { email, full_name: null, password_hash }, now);
    else throw invalidCode('reset');
    await mailer.send(tx, mails.passwordChanged(email, config));
  });
  await limits.forget(failuresOf(email).subject);
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
  const known = await store.maybeVerified(db, email);
  const [same] = known ? await hashing.matches([known.password_hash], given.password) : [];
  if (known && same && known.is_admin === is_admin) return known;
  const password_hash = await hashing.hash(given.password);
  return db.transaction(async tx => {
    await store.lockAddress(tx, email);
    const current = await store.maybeVerified(tx, email);
    if (current && !same) await replacePassword(tx, current.id, password_hash, now);
    const account = current ?? (await takeOver(auth, tx, { email, full_name, password_hash }, now));
    return store.changeAccount(tx, account.id, { is_admin }, now);
  });
}

/** Uses the code up and proves the address, all in one transaction; `work` says whose account it becomes. */
async function prove<T>(
  { db }: Auth,
  email: string,
  codeHash: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async tx => {
      await store.lockAddress(tx, email);
      const consumed = await store.consumeCode(tx, email, 'verify', codeHash);
      if (!consumed || (await store.maybeVerified(tx, email))) throw invalidCode('verify');
      return await work(tx);
    });
  } catch (error) {
    // Another proof of the same address was quicker.
    throw violates(error, 'users_verified_email') ? invalidCode('verify') : error;
  }
}

/** The caller proved the address of the very account that is signed in: nothing of it is lost. */
async function proveOwn(auth: Auth, tx: Tx, { id, email }: User, now: Date): Promise<Account> {
  await dropUnproved(auth, tx, email, id);
  await store.deletePending(tx, email);
  return store.changeAccount(tx, id, { email_verified: true }, now);
}

/**
 * Gives the address to whoever proved it: an unproved account of the address changes hands (its password and its
 * tokens die), otherwise a new one is made. `full_name` null keeps the name.
 */
async function takeOver(
  auth: Auth,
  tx: Tx,
  proved: { email: string; full_name: string | null; password_hash: string | null },
  now: Date,
): Promise<Account> {
  const { email, full_name, password_hash } = proved;
  const old = await store.maybeUnproved(tx, email);
  await store.deletePending(tx, email);
  if (!old) {
    if (!full_name || !password_hash) throw invalidCode('verify');
    return store.insertAccount(tx, { email, full_name, password_hash, email_verified: true }, now);
  }
  await store.deleteTokensOf(tx, old.id);
  await dropUnproved(auth, tx, email, old.id);
  const change = { password_hash, email_verified: true, ...(full_name && { full_name }) };
  return store.changeAccount(tx, old.id, change, now);
}

/** Deletes the accounts of an address that were never proved; what they left is erased later. */
async function dropUnproved(
  { jobs, afterRemoval }: Auth,
  tx: Tx,
  email: string,
  keptId: string,
): Promise<void> {
  for (const userId of await store.deleteOtherUnproved(tx, email, keptId))
    await jobs.enqueue(tx, afterRemoval, { userId }, { key: userId });
}

async function replacePassword(tx: Tx, userId: string, password_hash: string, now: Date): Promise<void> {
  await store.changeAccount(tx, userId, { password_hash }, now);
  await store.deleteTokensOf(tx, userId);
}
