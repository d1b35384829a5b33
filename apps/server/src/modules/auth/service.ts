import type { SignedIn, User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { violates } from '../../platform/db/outage.ts';
import type { Caller } from '../../platform/http/endpoint-handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { randomToken, tokenHash } from '../../platform/secrets.ts';
import { type Codes, invalidCode } from './codes.ts';
import * as mails from './mails.ts';
import type { Passwords } from './passwords.ts';
import { failuresOf, refuseWeak, tokenLife } from './rules.ts';
import type { Account } from './store.ts';
import * as store from './store.ts';

/** How stale the stored time of a token's last use may be. */
const touchMs = 3600 * 1000;

interface Credentials {
  email: string;
  password: string;
}
interface SignUp extends Credentials {
  fullName: string;
}

/** Addresses are compared without letter case. */
const addressOf = (email: string) => email.toLowerCase();

type DropUnproved = (tx: Db, email: string, keptId: string) => Promise<void>;

interface Needs {
  codes: Codes;
  passwords: Passwords;
  /** The job that erases what a removed account left in other modules; it is given `{ userId }`. */
  afterRemoval: string;
}

export function createAuthService(platform: Platform, { codes, passwords, afterRemoval }: Needs) {
  const { db, config, limits, mailer, jobs } = platform;
  const accountOfToken = store.prepareAccountOfToken(db);

  /** Deletes the accounts of an address that were never proved; what they left is erased later. */
  const dropUnproved: DropUnproved = async (tx, email, keptId) => {
    for (const userId of await store.deleteOtherUnproved(tx, email, keptId))
      await jobs.enqueue(tx, afterRemoval, { userId }, { key: userId });
  };

  const signIn = async (tx: Db, account: Account, now: Date): Promise<SignedIn> => {
    const token = randomToken();
    await store.insertToken(tx, account.id, tokenHash(token), now);
    return { access_token: token, user: store.userOf(account) };
  };

  /** Uses the code up and proves the address, all in one transaction; `work` says whose account it becomes. */
  const prove = async <T>(email: string, codeHash: string, work: (tx: Db) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction(async tx => {
        const consumed = await store.consumeCode(tx, email, 'verify', codeHash);
        if (!consumed || (await store.maybeVerified(tx, email))) throw invalidCode('verify');
        return await work(tx);
      });
    } catch (error) {
      // Another proof of the same address was quicker.
      throw violates(error, 'users_verified_email') ? invalidCode('verify') : error;
    }
  };

  return {
    authenticate: async (token: string, now: Date): Promise<Caller | null> => {
      const hash = tokenHash(token);
      const { bornAfter, usedAfter } = tokenLife(now);
      const found = await accountOfToken(hash, bornAfter, usedAfter);
      if (!found) return null;
      if (now.getTime() - found.lastUsedAt.getTime() > touchMs) await store.touchToken(db, hash, now);
      return { user: store.userOf(found.account), tokenHash: hash };
    },

    login: async (given: Credentials, now: Date): Promise<SignedIn> => {
      const email = addressOf(given.email);
      await limits.check(failuresOf(email), now);
      const [verified, unproved] = [
        await store.maybeVerified(db, email),
        await store.maybeUnproved(db, email),
      ];
      // Always two comparisons, side by side: the time tells neither whether nor how many accounts there are.
      const [first, second] = await Promise.all([
        passwords.matches(verified?.passwordHash, given.password),
        passwords.matches(unproved?.passwordHash, given.password),
      ]);
      const account = first ? verified : second ? unproved : null;
      if (account) return signIn(db, account, now);
      await limits.take([failuresOf(email)], now);
      throw new AppError('invalid_credentials', 'Invalid email or password');
    },

    logout: (user: User, hash: string) => store.deleteToken(db, user.id, hash),

    /** Always a new account whose address is unproved, whoever else names that address. */
    register: async (given: SignUp, now: Date): Promise<SignedIn> => {
      const email = addressOf(given.email);
      refuseWeak(config, given.password, { email, name: given.fullName });
      const passwordHash = await passwords.hash(given.password);
      const maySend = await allowed(codes.takeSend(email, 'verify', now));
      return db.transaction(async tx => {
        const fresh = { email, fullName: given.fullName, passwordHash, emailVerified: false };
        const account = await store.insertAccount(tx, fresh, now);
        if (maySend) await codes.issue(tx, email, 'verify', now);
        return signIn(tx, account, now);
      });
    },

    beginSignUp: async (given: SignUp, now: Date): Promise<void> => {
      const email = addressOf(given.email);
      refuseWeak(config, given.password, { email, name: given.fullName });
      await codes.takeSend(email, 'verify', now);
      const passwordHash = await passwords.hash(given.password);
      await db.transaction(async tx => {
        await store.replacePending(tx, { email, fullName: given.fullName, passwordHash }, now);
        await codes.issue(tx, email, 'verify', now);
      });
    },

    sendCodeAgain: async (givenEmail: string, now: Date): Promise<void> => {
      const email = addressOf(givenEmail);
      await codes.takeSend(email, 'verify', now);
      await db.transaction(tx => codes.issue(tx, email, 'verify', now));
    },

    finishSignUp: async (given: SignUp & { code: string }, now: Date): Promise<SignedIn> => {
      const email = addressOf(given.email);
      refuseWeak(config, given.password, { email, name: given.fullName });
      const codeHash = await codes.check(email, 'verify', given.code, now);
      const passwordHash = await passwords.hash(given.password);
      return prove(email, codeHash, async tx =>
        signIn(
          tx,
          await takeOver(tx, dropUnproved, { email, fullName: given.fullName, passwordHash }, now),
          now,
        ),
      );
    },

    /**
     * Proves an address by its code. With the token of the account that registered it, that account stays as it is
     * and becomes verified. Without, the pending sign-up's owner gets the address; where there is none, the
     * unproved account is taken over without a password, for whoever registered it may have been anybody.
     */
    verifyEmail: async (
      givenEmail: string,
      code: string,
      caller: User | null,
      now: Date,
    ): Promise<SignedIn> => {
      const email = addressOf(givenEmail);
      const codeHash = await codes.check(email, 'verify', code, now);
      return prove(email, codeHash, async tx => {
        if (caller && caller.email === email)
          return signIn(tx, await proveOwn(tx, dropUnproved, caller.id, email, now), now);
        const pending = await store.maybePending(tx, email);
        if (!pending && !(await store.maybeUnproved(tx, email))) throw invalidCode('verify');
        const { fullName, passwordHash } = pending ?? { fullName: null, passwordHash: null };
        return signIn(tx, await takeOver(tx, dropUnproved, { email, fullName, passwordHash }, now), now);
      });
    },

    requestReset: async (givenEmail: string, now: Date): Promise<void> => {
      const email = addressOf(givenEmail);
      await codes.takeSend(email, 'reset', now);
      await db.transaction(tx => codes.issue(tx, email, 'reset', now));
    },

    /** A reset code comes from the mailbox: it proves the address as well, and signs everybody out. */
    finishReset: async (given: Credentials & { code: string }, now: Date): Promise<void> => {
      const email = addressOf(given.email);
      refuseWeak(config, given.password, { email });
      const codeHash = await codes.check(email, 'reset', given.code, now);
      const passwordHash = await passwords.hash(given.password);
      await db.transaction(async tx => {
        if (!(await store.consumeCode(tx, email, 'reset', codeHash))) throw invalidCode('reset');
        const verified = await store.maybeVerified(tx, email);
        if (verified) await replacePassword(tx, verified.id, passwordHash, now);
        else if (await store.maybeUnproved(tx, email))
          await takeOver(tx, dropUnproved, { email, fullName: null, passwordHash }, now);
        else throw invalidCode('reset');
        await mailer.send(tx, mails.passwordChanged(email, config));
      });
      await limits.forget(failuresOf(email).subject);
    },

    /** A verified account with exactly these rights; an existing one of the address is changed where it differs. */
    ensureVerified: async (given: SignUp & { isAdmin: boolean }, now: Date): Promise<Account> => {
      const email = addressOf(given.email);
      const known = await store.maybeVerified(db, email);
      const same = known !== null && (await passwords.matches(known.passwordHash, given.password));
      if (known && same && known.isAdmin === given.isAdmin) return known;
      const passwordHash = await passwords.hash(given.password);
      return db.transaction(async tx => {
        if (known && !same) await replacePassword(tx, known.id, passwordHash, now);
        if (known) return store.changeAccount(tx, known.id, { isAdmin: given.isAdmin }, now);
        const account = await takeOver(
          tx,
          dropUnproved,
          { email, fullName: given.fullName, passwordHash },
          now,
        );
        return store.changeAccount(tx, account.id, { isAdmin: given.isAdmin }, now);
      });
    },

    clean: (now: Date) => store.deleteExpired(db, tokenLife(now), now),
  };
}

export type AuthService = ReturnType<typeof createAuthService>;

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

/** The caller proved the address of the very account that is signed in: nothing of it is lost. */
async function proveOwn(
  tx: Db,
  dropUnproved: DropUnproved,
  userId: string,
  email: string,
  now: Date,
): Promise<Account> {
  const account = await store.changeAccount(tx, userId, { emailVerified: true }, now);
  await dropUnproved(tx, email, account.id);
  await store.deletePending(tx, email);
  return account;
}

/**
 * Gives the address to whoever proved it: an unproved account of the address changes hands (its password and its
 * tokens die), otherwise a new one is made. `fullName` null keeps the name.
 */
async function takeOver(
  tx: Db,
  dropUnproved: DropUnproved,
  proved: { email: string; fullName: string | null; passwordHash: string | null },
  now: Date,
): Promise<Account> {
  const { email, fullName, passwordHash } = proved;
  const old = await store.maybeUnproved(tx, email);
  await store.deletePending(tx, email);
  if (!old) {
    if (!fullName || !passwordHash) throw invalidCode('verify');
    return store.insertAccount(tx, { email, fullName, passwordHash, emailVerified: true }, now);
  }
  await store.deleteTokensOf(tx, old.id);
  await dropUnproved(tx, email, old.id);
  const change = { passwordHash, emailVerified: true, ...(fullName && { fullName }) };
  return store.changeAccount(tx, old.id, change, now);
}

async function replacePassword(tx: Db, userId: string, passwordHash: string, now: Date): Promise<void> {
  await store.changeAccount(tx, userId, { passwordHash }, now);
  await store.deleteTokensOf(tx, userId);
}
