import type { User } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Browser } from '../../platform/http/browser.ts';
import type { Authenticate } from '../../platform/http/endpoint-handlers.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { sendCode, sendCodeJob } from './codes.ts';
import { tellOwnerJob, tellOwnerOf } from './doors.ts';
import { moveToAddress } from './new-address.ts';
import { accountData } from './own-account.ts';
import { closeAccounts, ensureVerified } from './proving.ts';
import { authRoutes } from './routes.ts';
import { type Auth, addressOf, authenticate, cleanAccounts } from './service.ts';
import { prepareAccountOfToken } from './sign-in-store.ts';
import { changeRights, changeStanding } from './standing.ts';
import { accountById, accountsOf, adminAddresses, userOf } from './store.ts';

export { askForAddress } from './new-address.ts';
export {
  changePassword,
  changeProfile,
  confirmPassword,
  endSignIn,
  mailDeletion,
  noteExport,
  ownProfile,
  type ProfileChange,
  type SignInRow,
  securityLogOf,
  signInsNow,
  signOutEverywhere,
} from './own-account.ts';
export { resetAdminPassword } from './proving.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  isRequired as secondFactorRequired,
  liftSecondFactor,
  newRecovery,
} from './second-factor/second-factor.ts';
export { lockMailbox } from './store.ts';

/** Admin actions on accounts; each throws when it cannot be done. */
export interface AuthDesk {
  changeStanding(tx: Tx, change: Parameters<typeof changeStanding>[2], now: Date): Promise<void>;
  changeRights(change: { userId: string; is_admin: boolean }, now: Date): Promise<void>;
}

export interface AuthModule extends Module {
  authenticate: Authenticate;
  desk: AuthDesk;
  /**
   * Creates a verified account, or sets the password and rights of an existing one; for seeds and the first admin.
   * Idempotent.
   */
  ensureVerified(account: {
    email: string;
    full_name: string;
    password: string;
    is_admin: boolean;
  }): Promise<User>;
  /** Moves the caller's account to an address proved by a code. Throws `code_invalid`. */
  moveToAddress(
    user: User,
    given: { email: string; code: string },
    acting: { tokenHash: string; browser: Browser },
    now: Date,
  ): Promise<void>;
  /** Removes password, rights and sign-ins of these accounts. Returns the addresses that were open. */
  closeAccounts(emails: readonly string[]): Promise<string[]>;
}

/** Throws `not_found`. */
export const userById = async (db: Db, userId: string): Promise<User> =>
  userOf(await accountById(db, userId));

/** The user, or null unless the account is active. */
export async function maybeActive(db: Db, userId: string): Promise<User | null> {
  const account = await accountById(db, userId);
  return account.standing === 'active' ? userOf(account) : null;
}

/** Users with an active account and a proved address; nobody else is mailed unasked. */
export async function reachableOf(db: Db, userIds: readonly string[]): Promise<Map<string, User>> {
  const accounts = await accountsOf(db, userIds);
  const reachable = accounts.filter(
    ({ standing, email_verified }) => standing === 'active' && email_verified,
  );
  return new Map(reachable.map(account => [account.id, userOf(account)]));
}

/** `later`: a later module's job that erases the data of a removed account, and its student lock. */
export function authModule(
  platform: Platform,
  later: Pick<Auth, 'afterRemoval' | 'holdStudent'>,
): AuthModule {
  const auth: Auth = { ...platform, accountOfToken: prepareAccountOfToken(platform.home), ...later };
  const ensure: AuthModule['ensureVerified'] = async account =>
    userOf(await ensureVerified(auth, account, platform.clock.now()));
  return {
    name: 'auth',
    routes: authRoutes(auth),
    jobs: {
      [sendCodeJob]: sendCode(platform),
      [tellOwnerJob]: tellOwnerOf(platform),
      'clean-accounts': job({ cron: '17 * * * *', handle: (_data, { now }) => cleanAccounts(auth, now) }),
    },
    start: async () => {
      const { site, db, log } = platform;
      const { firstAdmin } = platform.config;
      if (!firstAdmin) return;
      const admins = (await adminAddresses(db)).filter(
        address => !site.demo?.some(({ email }) => email === address),
      );
      // Only the first admin comes from settings: later starts must not restore an old password or old rights.
      if (admins.length === 0) await ensure({ ...firstAdmin, full_name: 'Administrator', is_admin: true });
      const others = admins.filter(address => address !== addressOf(firstAdmin.email));
      if (others.length > 0) log.warn({ others }, 'there are other admins than ADMIN_EMAIL');
    },
    personalData: accountData(platform.secrets),
    authenticate: (token, now) => authenticate(auth, token, now),
    desk: {
      changeStanding: (tx, change, now) => changeStanding(auth, tx, change, now),
      changeRights: (change, now) => changeRights(auth, change, now),
    },
    ensureVerified: ensure,
    moveToAddress: (...move) => moveToAddress(auth, ...move),
    closeAccounts: emails => closeAccounts(auth, emails, platform.clock.now()),
  };
}
