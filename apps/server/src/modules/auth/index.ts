import type { User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Authenticate } from '../../platform/http/endpoint-handlers.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { createCodes } from './codes.ts';
import { accountData, createOwnAccount, type OwnAccount } from './own-account.ts';
import { createPasswords } from './passwords.ts';
import { authRoutes } from './routes.ts';
import { createAuthService } from './service.ts';
import { accountById, userOf } from './store.ts';

/** Accounts, sign-in, codes by mail. */
export interface AuthModule extends Module {
  authenticate: Authenticate;
  ownAccount: OwnAccount;
  /** Throws `not_found`. */
  userById(db: Db, userId: string): Promise<User>;
  /**
   * Makes a verified account, or changes the one of that address to this password and these rights; for seeds and
   * the first admin. Safe to repeat.
   */
  ensureVerified(account: {
    email: string;
    fullName: string;
    password: string;
    isAdmin: boolean;
  }): Promise<User>;
}

export type { OwnAccount, ProfileChange } from './own-account.ts';

/** `afterRemoval` is a later module's job, given the `{ userId }` of an account that was removed here. */
export function authModule(platform: Platform, { afterRemoval }: { afterRemoval: string }): AuthModule {
  const codes = createCodes(platform);
  const passwords = createPasswords(platform.passwordCost);
  const service = createAuthService(platform, { codes, passwords, afterRemoval });
  const ensureVerified: AuthModule['ensureVerified'] = async account =>
    userOf(await service.ensureVerified(account, platform.clock.now()));
  return {
    name: 'auth',
    routes: authRoutes(service),
    jobs: {
      ...codes.jobs,
      'clean-accounts': job({ cron: '17 * * * *', handle: (_data, { now }) => service.clean(now) }),
    },
    start: async () => {
      const admin = platform.config.firstAdmin;
      if (admin) await ensureVerified({ ...admin, fullName: 'Administrator', isAdmin: true });
    },
    personalData: accountData,
    authenticate: service.authenticate,
    ownAccount: createOwnAccount(platform, passwords),
    userById: async (db, userId) => userOf(await accountById(db, userId)),
    ensureVerified,
  };
}
