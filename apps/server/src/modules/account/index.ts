import { account as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import {
  type AuthModule,
  askForAddress,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  endSignIn,
  newRecovery,
  securityLogOf,
  signInsNow,
  signOutEverywhere,
} from '../auth/index.ts';
import type { PracticeModule } from '../practice/index.ts';
import { deleteAccount, eraseLeftovers, eraseLeftoversJob } from './deletion.ts';
import { exportOf } from './export.ts';
import { changeProfile, profileOf, signInOf } from './profile.ts';

export { eraseLeftoversJob } from './deletion.ts';

interface Earlier {
  auth: AuthModule;
  practice: PracticeModule;
  /** Every module that stores personal data. */
  modules: readonly Module[];
}

/** The account page: profile, password, sign-ins, second factor, export, deletion. */
export function accountModule(platform: Platform, earlier: Earlier): Module {
  const needs = { platform, practice: earlier.practice, modules: earlier.modules };
  return {
    name: 'account',
    routes: routesFor(endpoints, {
      'GET /account': (_, { user, now }) => profileOf(needs, user, now),
      'PATCH /account': ({ body }, { user, now }) => changeProfile(needs, user, body, now),
      'POST /account/password': async ({ body }, { user, tokenHash, browser, now }) => {
        const given = { current: body.current_password, next: body.new_password };
        await changePassword(platform, user, { tokenHash, browser }, given, now);
        return { message: 'Your password is changed. Every other browser is signed out.' };
      },
      'POST /account/email': async ({ body }, { user, browser, now }) => {
        await askForAddress(platform, user, body, browser, now);
        return { message: 'Verification code sent successfully' };
      },
      'POST /account/email/confirm': async ({ body }, { user, tokenHash, browser, now }) => {
        await earlier.auth.moveToAddress(user, body, { tokenHash, browser }, now);
        return profileOf(needs, user, now);
      },
      'POST /account/sign-out-everywhere': async (_, { user, browser, now }) => {
        await signOutEverywhere(platform, user, browser, now);
        return { message: 'Signed out everywhere' };
      },
      'GET /account/sign-ins': async (_, { user, tokenHash, now }) => ({
        sign_ins: (await signInsNow(platform.db, user.id, tokenHash, now)).map(signInOf),
      }),
      'DELETE /account/sign-ins/:id': async ({ params }, { user, browser, now }) => {
        await endSignIn(platform, user, params.id, browser, now);
        return { message: 'Signed out there' };
      },
      'GET /account/security-log': async (_, { user }) => ({
        events: await securityLogOf(platform.db, user.id),
      }),
      'POST /account/second-factor': ({ body }, { now, ...acting }) =>
        beginSecondFactor(platform, acting, body.password, now),
      'POST /account/second-factor/confirm': async ({ body }, { now, ...acting }) => ({
        recovery_codes: await confirmSecondFactor(platform, acting, body.code, now),
      }),
      'POST /account/second-factor/recovery-codes': async ({ body }, { now, ...acting }) => ({
        recovery_codes: await newRecovery(platform, acting, body.password, now),
      }),
      'POST /account/second-factor/off': async ({ body }, { now, ...acting }) => {
        await endSecondFactor(platform, acting, body, now);
        return { message: 'The second factor is switched off.' };
      },
      'POST /account/export': ({ body }, { user, browser, now }) => exportOf(needs, user, body, browser, now),
      'POST /account/delete': async ({ body }, { user, browser, now }) => {
        await deleteAccount(needs, user, body.password, browser, now);
        return { message: 'Your account is deleted.' };
      },
    }),
    jobs: {
      [eraseLeftoversJob]: job<{ userId: string }>({
        personal: true,
        handle: ({ userId }) => eraseLeftovers(needs, userId),
      }),
    },
  };
}
