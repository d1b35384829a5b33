import type { User } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { PersonalData, Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import * as mails from './mails.ts';
import type { Passwords } from './passwords.ts';
import { failuresOf, refuseWeak, tokenLife } from './rules.ts';
import * as store from './store.ts';

interface OwnProfile {
  user: User;
  promotions: boolean;
  createdAt: Date;
  /** Browsers that are signed in now. */
  browsers: number;
}

/** What a person may change of their account without their password. */
export type ProfileChange = Partial<
  Pick<store.Account, 'fullName' | 'phone' | 'adaptiveEnabled' | 'promotions'>
>;

/** What a signed-in person does with the account itself. */
export interface OwnAccount {
  profileOf(db: Db, userId: string, now: Date): Promise<OwnProfile>;
  changeProfile(tx: Tx, userId: string, change: ProfileChange, now: Date): Promise<void>;
  /** Throws `validation_failed` at `field` unless this is the account's password; guessing is limited as at sign-in. */
  confirmPassword(user: User, password: string, field: string, now: Date): Promise<void>;
  /** Every browser but the one that asks is signed out, and a mail says so. */
  changePassword(
    user: User,
    tokenHash: string,
    given: { current: string; next: string },
    now: Date,
  ): Promise<void>;
  /** The browser that asks too. */
  signOutEverywhere(userId: string): Promise<void>;
  /** Tells the owner of an address that was proved. */
  mailDeletion(tx: Tx, user: User): Promise<void>;
}

const noPassword =
  'This account has no password yet. Sign out, choose "Forgot password?" and set one with the code we mail you.';

const samePassword = 'This is your password already. Choose another one.';

export function createOwnAccount({ db, limits, mailer, config }: Platform, passwords: Passwords): OwnAccount {
  const confirmPassword: OwnAccount['confirmPassword'] = async (user, password, field, now) => {
    const { passwordHash } = await store.accountById(db, user.id);
    const refuse = (message: string) =>
      new AppError('validation_failed', message, { errors: [{ path: field, message }] });
    if (passwordHash === null) throw refuse(noPassword);
    await limits.check(failuresOf(user.email), now);
    if (await passwords.matches(passwordHash, password)) return;
    await limits.take([failuresOf(user.email)], now);
    throw refuse('This is not your password.');
  };

  return {
    confirmPassword,
    profileOf: async (from, userId, now) => {
      const account = await store.accountById(from, userId);
      const browsers = await store.tokensOf(from, userId, tokenLife(now));
      const { promotions, createdAt } = account;
      return { user: store.userOf(account), promotions, createdAt, browsers: browsers.length };
    },
    changeProfile: async (tx, userId, change, now) => {
      await store.changeAccount(tx, userId, change, now);
    },
    changePassword: async (user, tokenHash, { current, next }, now) => {
      await confirmPassword(user, current, 'current_password', now);
      if (next === current)
        throw new AppError('validation_failed', samePassword, {
          errors: [{ path: 'new_password', message: samePassword }],
        });
      refuseWeak(config, next, { email: user.email, name: user.full_name });
      const passwordHash = await passwords.hash(next);
      await db.transaction(async tx => {
        await store.changeAccount(tx, user.id, { passwordHash }, now);
        await store.deleteOtherTokens(tx, user.id, tokenHash);
        await mailer.send(tx, mails.passwordChangedInside(user.email, config));
      });
    },
    signOutEverywhere: userId => store.deleteTokensOf(db, userId),
    mailDeletion: async (tx, user) => {
      if (user.email_verified) await mailer.send(tx, mails.accountDeleted(user.email, config));
    },
  };
}

/** The account, and where it is signed in. */
export const accountData: PersonalData = {
  exportOf: async (db, { id }) => {
    const account = await store.accountById(db, id);
    const { createdAt, updatedAt, promotions } = account;
    const { name: _name, is_admin: _role, ...profile } = store.userOf(account);
    const signIns = await store.tokensOf(db, id, { bornAfter: new Date(0), usedAfter: new Date(0) });
    return {
      profile: { ...profile, promotions, created_at: createdAt, updated_at: updatedAt },
      sign_ins: signIns.map(({ createdAt, lastUsedAt }) => ({
        signed_in_at: createdAt,
        last_used_at: lastUsedAt,
      })),
    };
  },
  erase: async (tx, { id, provedEmail }) => {
    await store.deleteAccount(tx, id);
    if (provedEmail) await store.deleteTracesOf(tx, provedEmail);
  },
};
