import type { User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Authenticate } from '../../platform/http/endpoint-handlers.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { createCodes } from './codes.ts';
import { authRoutes } from './routes.ts';
import { createAuthService } from './service.ts';
import { accountById, userOf } from './store.ts';

/** Accounts, sign-in, codes by mail. */
export interface AuthModule extends Module {
  authenticate: Authenticate;
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

export function authModule(platform: Platform): AuthModule {
  const codes = createCodes(platform);
  const service = createAuthService(platform, codes);
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
    authenticate: service.authenticate,
    userById: async (db, userId) => userOf(await accountById(db, userId)),
    ensureVerified,
  };
}
